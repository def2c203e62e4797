/** An exact decimal number: units / 10^scale. Used for prices, areas and weights instead of floats. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL_TEXT = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads decimal text, or a number as its shortest text (so 1.005 is 1.005 and not 1.00499...).
 * @returns undefined for '', NaN, infinities and text that is not a plain decimal with a point
 */
export function parseDecimal(value: number | string): Decimal | undefined {
  const match = DECIMAL_TEXT.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return undefined;
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * powerOfTen(-scale), scale: 0 };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const unitsOf = (value: Decimal) => value.units * powerOfTen(scale - value.scale);
  return { units: unitsOf(a) + unitsOf(b), scale };
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** @returns a / b rounded up to a whole number; both above zero */
export function ceilQuotient(a: Decimal, b: Decimal): bigint {
  const dividend = a.units * powerOfTen(b.scale);
  const divisor = b.units * powerOfTen(a.scale);
  return (dividend + divisor - 1n) / divisor;
}

/** Cuts to `places` decimals, towards zero. */
export function truncateTo(value: Decimal, places: number): Decimal {
  const shift = value.scale - places;
  const units = shift > 0 ? value.units / powerOfTen(shift) : value.units * powerOfTen(-shift);
  return { units, scale: places };
}

/** Rounds to `places` decimals, halves away from zero. */
export function roundTo(value: Decimal, places: number): Decimal {
  const half = value.units < 0n ? -5n : 5n;
  const { units } = truncateTo(value, places + 1);
  return { units: (units + half) / 10n, scale: places };
}

/** @returns plain text with exactly `scale` decimals; zero has no sign */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}

export function decimalNumber(value: Decimal): number {
  return Number(decimalText(value));
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** A figure of two decimals in whole hundredths, as floats such as 0.1 + 0.2 don't add up. */
export const hundredths = (figure: number): number => Math.round(figure * 100);

/** The sum of figures of two decimals, to two decimals. */
export const sumOfFigures = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + hundredths(figure), 0) / 100;

/** A figure of two decimals, a whole number of times. */
export const timesFigure = (figure: number, times: number): number => (hundredths(figure) * times) / 100;
