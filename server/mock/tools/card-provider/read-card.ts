import { isCardNumber } from './test-cards.ts';

/** What a customer has typed into the hosted page. */
export interface TypedCard {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>;

const text = (form: Readonly<Record<string, unknown>>, field: string) =>
  typeof form[field] === 'string' ? form[field].trim().slice(0, 100) : '';

export function typedCard(form: unknown): TypedCard {
  const fields = (typeof form === 'object' && form !== null ? form : {}) as Readonly<Record<string, unknown>>;
  return {
    name: text(fields, 'name'),
    number: text(fields, 'number').replace(/[\s-]/g, ''),
    expiry: text(fields, 'expiry'),
    code: text(fields, 'code'),
  };
}

/** What is wrong with a card as it was typed, by field. @param now milliseconds since 1970 */
export function cardErrors({ name, number, expiry, code }: TypedCard, now: number): CardErrors {
  return {
    ...(isCardNumber(number) ? {} : { number: 'Check the card number: it has 12 to 19 digits.' }),
    ...expiryError(expiry, now),
    ...(/^\d{3,4}$/.test(code) ? {} : { code: 'Enter the 3 or 4 digits of the security code.' }),
    ...(name === '' ? { name: 'Enter the name on the card.' } : {}),
  };
}

function expiryError(expiry: string, now: number): CardErrors {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  if (month === '') return { expiry: 'Enter the expiry date as month and year, such as 08/29.' };
  // a card works until the end of its month
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  return ends <= now ? { expiry: 'This card has expired. Use another card.' } : {};
}
