import { isPersonal, isReadable } from './recorded-fields.ts';

const MASK = '***';
const MASKED_EMAIL = 'masked@example.com';
const MASKED_NUMBER = 0;
const EMAIL = /[^\s@"'<>(),;:=&?/\\]+(?:@|%40)[^\s@"'<>(),;:=&?/\\]+\.[^\s@"'<>(),;:=&?/\\.]+/g;
/** Starts with a plus, 00 or 0, with the digits grouped in any of the usual ways. */
const PHONE =
  /(?<![\p{L}\p{N}.,-])(?:\+|\(?0)(?:[ ()./\p{Pd}\u00a0\u2009\u202f]{0,3}\p{Nd}){8,14}(?![\p{L}\p{N}])/gu;
const POST_CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[a-z]{2}\d{1,2} \d[a-z]{2})(?![\p{L}\p{N}])/gu;
const TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|\b(?:Bearer|Basic)\s+\S+/gi;
/** 15 to 19 digits; a product's bar code has 13. */
const CARD = /(?<![\p{L}\p{N}])\d{4}(?:[ \p{Pd}\u00a0]?\d{4}){2}[ \p{Pd}\u00a0]?\d{3,7}(?![\p{L}\p{N}])/gu;
const IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){3,7}(?:[ \u00a0]?[A-Z\d]{1,3})?(?![\p{L}\p{N}])/gu;
const IP_ADDRESS =
  /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])|(?<![\w:])(?=[\da-f:]*::|(?:[\da-f]+:){7})(?:[\da-f]{1,4}:){1,7}:?(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4}(?![\w:])/gi;
const NAMED_BY_EMAIL = /^(login_?name|e_?mail(_?address)?|send_?to)$/i;
/** A figure sent as text. Page numbers, quantities and prices are shorter than phone or account numbers. */
const FIGURE = /^-?\d{1,7}(?:\.\d{1,6})?$/;
const LONGEST_NUMBER = 9_999_999;
/** Names of fields whose figures are secret or personal. */
const SECRET =
  /pass|pwd|secret|token|otp|cvv|cvc|security|(?:^|[^a-z])pin|Pin$|code$|phone|mobile|^tel|fax|birth|^dob$|account|^(?:lat|lng|lon|latitude|longitude)$/i;

/**
 * Masks secrets and personal data in a value of an exchange: every text, except in fields that the contract lists as readable.
 * In those it masks whatever looks like an email, a phone number, a post code or a token. JSON inside a text is masked too.
 * @param secrets values that are masked wherever they appear
 */
export function maskValue(value: unknown, secrets: readonly string[] = []): unknown {
  return mask('', value, secrets);
}

function mask(name: string, value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return maskText(name, value, secrets);
  if (typeof value === 'number') return isHiddenFigure(name, value) ? MASKED_NUMBER : value;
  if (Array.isArray(value)) return value.map((each) => mask(name, each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [maskParts(key, secrets), mask(key, each, secrets)]),
  );
}

function maskText(name: string, text: string, secrets: readonly string[]): string {
  if (text.trim() === '') return text;
  if (isPersonal(name)) return NAMED_BY_EMAIL.test(name) ? MASKED_EMAIL : MASK;
  const within = jsonWithin(text);
  if (within !== undefined) return JSON.stringify(mask(name, within, secrets));
  if (isReadable(name)) return maskParts(text, secrets);
  if (NAMED_BY_EMAIL.test(name)) return MASKED_EMAIL;
  return FIGURE.test(text) && !SECRET.test(name) && !secrets.includes(text) ? text : MASK;
}

function isHiddenFigure(name: string, figure: number): boolean {
  if (isPersonal(name)) return true;
  return !isReadable(name) && (Math.abs(figure) > LONGEST_NUMBER || SECRET.test(name));
}

function jsonWithin(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskParts(text: string, secrets: readonly string[]): string {
  const known = secrets.filter(Boolean).reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
  return known
    .replace(EMAIL, MASKED_EMAIL)
    .replace(TOKEN, MASK)
    .replace(IP_ADDRESS, MASK)
    .replace(IBAN, MASK)
    .replace(CARD, MASK)
    .replace(PHONE, MASK)
    .replace(POST_CODE, MASK);
}
