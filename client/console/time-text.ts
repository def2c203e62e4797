const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export const timeText = (at: number): string => TIME.format(at);
export const momentText = (at: number): string => `${DAY.format(at)}, ${TIME.format(at)}`;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A span in its two largest units, e.g. `1 day 2 hours`. @param ms not negative */
export function spanText(ms: number): string {
  let rest = Math.round(ms / 1000) * 1000;
  const parts: string[] = [];
  for (const [name, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return parts.slice(0, 2).join(' ') || '0 seconds';
}
