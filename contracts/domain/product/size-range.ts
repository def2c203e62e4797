/** Millimetres, both ends included; without an end there is no limit on that side. */
export interface SizeRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const MM = String.raw`(\d{1,5}(?:\.\d{1,2})?)?`;
const RANGE = new RegExp(`^${MM}-${MM}$`);

/** Reads `14-15`, `14-` and `-15`; undefined for anything else, and where no size is between the ends. */
export function parseSizeRange(text: string): SizeRange | undefined {
  const [range, from, to] = RANGE.exec(text) ?? [];
  if (range === undefined || (from === undefined && to === undefined)) return undefined;
  if (Number(from ?? 0) > Number(to ?? Number.POSITIVE_INFINITY)) return undefined;
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
}

/** @returns what `parseSizeRange` reads; '' without an end */
export function writeSizeRange({ from, to }: SizeRange): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`;
}

/** @returns `14 to 15 mm`, `15 mm`, `at least 14 mm`, `up to 15 mm` */
export function sizeRangeText({ from, to }: SizeRange): string {
  if (from === undefined) return `up to ${to} mm`;
  if (to === undefined) return `at least ${from} mm`;
  return from === to ? `${to} mm` : `${from} to ${to} mm`;
}

export function isInRange(
  mm: number | undefined,
  { from = 0, to = Number.POSITIVE_INFINITY }: SizeRange,
): boolean {
  return mm !== undefined && from <= mm && mm <= to;
}
