import { type Decimal, decimalNumber, parseDecimal, roundTo } from '../decimal.ts';

const MM_PER = { mm: 1n, cm: 10n, m: 1000n } as const;
const METRIC = /^(\d{0,6}(?:[.,]\d{0,6})?)\s*(mm|cm|m|metres?|meters?)?$/;
/** `17'`, `17 ft 3 in`, `17' 3 1/2"`, `11.5"` */
const FEET =
  /^(?:(\d{1,4}(?:\.\d{1,4})?)\s*(?:'|ft|feet|foot))?\s*(?:(\d{1,4}(?:\.\d{1,4})?)?\s*(?:(\d{1,2})\/(\d{1,2}))?\s*(?:"|''|in|ins|inch|inches)?)?$/;
const TENTHS_PER_INCH = 254n;
/** A bare figure from here on is millimetres: no room is 100 m long. */
const BARE_MM = 100;

/**
 * Reads a length as it is typed: `5.2`, `5,2 m`, `520 cm`, `5200`, `17'3"`, `17 ft 3 1/2 in`. A bare figure below 100 is metres, any
 * other is millimetres.
 * @returns whole mm, halves up; undefined for anything else
 */
export function parseLength(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replaceAll('’', "'").replaceAll('′', "'").replaceAll(/[”″]/g, '"');
  if (!/\d/.test(typed)) return undefined;
  return metric(typed) ?? imperial(typed);
}

function metric(text: string): number | undefined {
  const [, figure, unit] = METRIC.exec(text) ?? [];
  const value = figure ? parseDecimal(figure.replace(',', '.')) : undefined;
  if (!value) return undefined;
  const bare = decimalNumber(value) < BARE_MM ? 'm' : 'mm';
  const known = unit === undefined ? bare : unit === 'mm' || unit === 'cm' ? unit : 'm';
  return wholeMm({ ...value, units: value.units * MM_PER[known] });
}

function imperial(text: string): number | undefined {
  const match = FEET.exec(text);
  if (!match) return undefined;
  const [, feet = '0', inches = '0', over = '0', under = '1'] = match;
  if (Number(under) === 0) return undefined;
  const parts = [parseDecimal(feet), parseDecimal(inches)];
  const [ft, inch] = parts;
  if (!ft || !inch) return undefined;
  const scale = Math.max(ft.scale, inch.scale);
  const at = (value: Decimal) => value.units * 10n ** BigInt(scale - value.scale);
  // in inches times the fraction's lower figure, so that nothing is rounded before the end
  const below = BigInt(under);
  const units = (at(ft) * 12n + at(inch)) * below + BigInt(over) * 10n ** BigInt(scale);
  const tenths = units * TENTHS_PER_INCH;
  const divisor = below * 10n ** BigInt(scale) * 10n;
  return Number((2n * tenths + divisor) / (2n * divisor));
}

const wholeMm = (value: Decimal) => decimalNumber(roundTo(value, 0));
