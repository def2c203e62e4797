import { type Decimal, decimalNumber, parseDecimal } from '../../../contracts/domain/number/decimal.ts';
import { plainFigure, withoutGroups } from '../../../contracts/domain/number/figure-text.ts';
import type { Units } from './kept-plan.ts';

const EIGHTHS_PER_FOOT = 96;
const MM_PER_FOOT = 304.8;

/** A length as a field shows it: `4.25`, or to the eighth of an inch `13' 11 3/8"`. */
export function lengthText(mm: number, units: Units): string {
  if (units === 'metric') return String(mm / 1000);
  const eighths = Math.round((mm * EIGHTHS_PER_FOOT) / MM_PER_FOOT);
  const feet = Math.floor(eighths / EIGHTHS_PER_FOOT);
  const inches = Math.floor((eighths % EIGHTHS_PER_FOOT) / 8);
  const fraction = FRACTIONS[eighths % 8] ?? '';
  if (inches === 0 && fraction === '') return `${feet}'`;
  return `${feet}' ${[inches === 0 && fraction !== '' ? '' : inches, fraction].filter((part) => part !== '').join(' ')}"`;
}

const FRACTIONS = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];

const MM_PER = { mm: 1n, cm: 10n, m: 1000n } as const;
const FRACTION = String.raw`(?:(\d{1,2})\/(\d{1,2}))`;
/** `5.2 m`, `3½ m`, `½` */
const METRIC = new RegExp(
  String.raw`^(\d{0,6}(?:\.\d{0,6})?)?(?:[ -]?${FRACTION})? ?(mm|cm|m|millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|mtrs?)?\.?$`,
);
/** `17'`, `17 ft 3 in`, `17'-3 1/2"`, `11.5"` */
const FEET = new RegExp(
  String.raw`^(?=\d)(?:(\d{1,4}(?:\.\d{1,4})?)?(?: ?${FRACTION})? ?(?:'|(?:ft|feet|foot)\.?))?(?: ?-? ?(\d{1,4}(?:\.\d{1,4})?)?(?:[ -]?${FRACTION})? ?(?:"|''|(?:ins?|inch|inches)\.?)?)?$`,
);
const UNIT = /[a-z.]+$/;
/** Three digits after a comma are thousands only of millimetres: `5,200 m` is 5.2 m. */
const MILLIMETRES = /(?:mm|millimet(?:re|er)s?)\.?$/;
const GROUPED = /^\d{1,3}(?:([ '])\d{3})(?:\1\d{3})?(?:[.,]\d*)?$/;
const TENTHS_PER_INCH = 254n;
/** A bare figure from here on is millimetres: no room is 100 m long. */
const BARE_MM = 100;
/** Of a bare figure in feet. */
const MOST_DIGITS = 4;

/**
 * Reads a length as it is typed, in either notation: `5.2`, `5,2 m`, `520 cm`, `5200`, `3 500`, `17'3"`, `17' 3½"`,
 * `17 ft 3 1/2 in`. A bare figure below 100 is metres, any other is millimetres; where feet are shown it is feet.
 * @returns whole mm, halves up; undefined for anything else
 */
export function readLength(text: string, units: Units): number | undefined {
  const typed = ungrouped(plainFigure(text));
  if (!/\d/.test(typed)) return undefined;
  const isBare = /^\d*(?:\.\d*)?(?: ?\d+\/\d+)?$/.test(typed);
  const whole = typed.split(/[ ./]/)[0] ?? '';
  if (units === 'imperial' && isBare && whole.length <= MOST_DIGITS) return imperial(`${typed}'`);
  return metric(typed) ?? imperial(typed);
}

/** `3 500 mm` as `3500 mm`, and a comma as a point. */
function ungrouped(text: string): string {
  const figure = text.replace(UNIT, '').trim();
  const unit = text.slice(figure.length);
  if (GROUPED.test(figure) || MILLIMETRES.test(unit)) return withoutGroups(figure) + unit;
  return text.replace(',', '.');
}

function metric(text: string): number | undefined {
  const [, figure = '', over = '0', under = '1', unit] = METRIC.exec(text) ?? [];
  const value = parseDecimal(figure || (over === '0' ? '' : '0'));
  if (!value || Number(under) === 0) return undefined;
  const size = decimalNumber(value) < BARE_MM ? 'm' : 'mm';
  const known =
    unit === undefined ? size : /^mm|^milli/.test(unit) ? 'mm' : unit.startsWith('c') ? 'cm' : 'm';
  const below = BigInt(under);
  const units = (value.units * below + BigInt(over) * 10n ** BigInt(value.scale)) * MM_PER[known];
  const divisor = below * 10n ** BigInt(value.scale);
  return Number((2n * units + divisor) / (2n * divisor));
}

function imperial(text: string): number | undefined {
  const match = FEET.exec(text);
  if (!match) return undefined;
  const [, feet = '0', overFeet = '0', underFeet = '1', inches = '0', over = '0', under = '1'] = match;
  const parts = [parseDecimal(feet), parseDecimal(inches)];
  const [ft, inch] = parts;
  const below = BigInt(under) * BigInt(underFeet);
  if (!ft || !inch || below === 0n) return undefined;
  const scale = Math.max(ft.scale, inch.scale);
  const at = (value: Decimal) => value.units * 10n ** BigInt(scale - value.scale);
  // in inches times the fractions' lower figures, so that nothing is rounded before the end
  const fractions = BigInt(over) * BigInt(underFeet) + 12n * BigInt(overFeet) * BigInt(under);
  const units = (at(ft) * 12n + at(inch)) * below + fractions * 10n ** BigInt(scale);
  const tenths = units * TENTHS_PER_INCH;
  const divisor = below * 10n ** BigInt(scale) * 10n;
  return Number((2n * tenths + divisor) / (2n * divisor));
}
