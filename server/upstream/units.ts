import type { JsonSchema } from '../calls/json-schema.ts';

/** What a backend may have instead of the contract's pence, m2, milliseconds and switches. */
export const UNIT_NAMES = ['pounds', 'hundredths', 'seconds', 'yes-no'] as const;
export type UnitName = (typeof UNIT_NAMES)[number];

export interface Unit {
  /** what a field must be in the contract to have it */
  readonly kind: string;
  fits(schema: JsonSchema): boolean;
  /** from the contract's value, which is text in a form */
  toTheirs(value: unknown): unknown;
  /** to the contract's value; what can't be converted stays as it is */
  toOurs(value: unknown, schema: JsonSchema): unknown;
}

const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

/** @returns undefined for what is neither a number nor the text of one */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : undefined;
}

const converted = (convert: (number: number) => number) => (value: unknown) => {
  const number = numberOf(value);
  return number === undefined ? value : convert(number);
};

const isWhole = ({ type }: JsonSchema) => type === 'integer';
const isSwitch = ({ type, enum: values }: JsonSchema) => type === 'integer' && values?.join() === '0,1';
const YES: readonly unknown[] = [true, 1, 'true', '1'];
const NO: readonly unknown[] = [false, 0, 'false', '0'];

export const UNITS: Readonly<Record<UnitName, Unit>> = {
  pounds: {
    kind: 'a whole number',
    fits: isWhole,
    toTheirs: converted((pence) => pence / 100),
    toOurs: converted((pounds) => Math.round(pounds * 100)),
  },
  hundredths: {
    kind: 'a number with decimals',
    fits: ({ type }) => type === 'number',
    toTheirs: converted((m2) => Math.round(m2 * 100)),
    toOurs: converted((hundredths) => hundredths / 100),
  },
  seconds: {
    kind: 'a whole number',
    fits: isWhole,
    toTheirs: converted((ms) => ms / 1000),
    toOurs: converted((seconds) => Math.round(seconds * 1000)),
  },
  'yes-no': {
    kind: 'true or false, or 0 or 1',
    fits: (schema) => schema.type === 'boolean' || isSwitch(schema),
    toTheirs: (value) => (YES.includes(value) ? 'Y' : NO.includes(value) ? 'N' : value),
    toOurs(value, schema) {
      if (value !== 'Y' && value !== 'N') return value;
      const isOn = value === 'Y';
      return isSwitch(schema) ? Number(isOn) : isOn;
    },
  },
};
