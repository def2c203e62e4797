import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signOnServer } from '../calls/sign-call.ts';

/** The call headers, checked. */
export interface CallHeaders {
  readonly brand: string;
  readonly callserial: string;
  readonly calltime: string;
  readonly debug: string;
  readonly token: string | undefined;
}

const FORMS = {
  brand: { form: /^.{1,60}$/, rule: 'must be 1 to 60 characters' },
  callserial: { form: /^\d{13,18}$/, rule: 'must be 13 to 18 digits' },
  calltime: { form: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, rule: 'must be like 2026-11-21 09:30:00' },
  debug: { form: /^(false|true)$/, rule: 'must be false or true' },
  sign: { form: /^[0-9a-f]{32}$/, rule: 'must be 32 hexadecimal digits in lower case' },
} as const;
type SignedHeader = keyof typeof FORMS;
const NAMES = Object.keys(FORMS) as SignedHeader[];
const LONGEST_TOKEN = 128;
const WRONG_SIGN =
  "sign: isn't md5(brand + callserial + calltime + url + salt) with url as sent, which is the path with its query, and the salt of this address";

function read(headers: IncomingHttpHeaders, name: SignedHeader): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && FORMS[name].form.test(value) ? value : undefined;
}

/** The first header without its form, and that form. */
function wrongForm(headers: IncomingHttpHeaders): string {
  const name = NAMES.find((each) => read(headers, each) === undefined);
  if (name === undefined) return `token: must be at most ${LONGEST_TOKEN} characters`;
  return `${name}: ${headers[name] === undefined ? 'is required' : FORMS[name].rule}`;
}

/**
 * Checks a call's headers and sign (docs/product.md, "Calls"; forms: contracts/api/openapi/shared/calls.yaml).
 * @param url path with query, as it was sent
 * @returns what is wrong, when one is missing, malformed or not signed with this salt
 */
export function checkHeaders(headers: IncomingHttpHeaders, url: string, salt: string): CallHeaders | string {
  const brand = read(headers, 'brand');
  const callserial = read(headers, 'callserial');
  const calltime = read(headers, 'calltime');
  const debug = read(headers, 'debug');
  const sign = read(headers, 'sign');
  const token = headers.token === '' ? undefined : headers.token;
  if (!brand || !callserial || !calltime || !debug || !sign) return wrongForm(headers);
  if (token !== undefined && (typeof token !== 'string' || token.length > LONGEST_TOKEN))
    return wrongForm(headers);
  const due = signOnServer({ brand, callserial, calltime, url }, salt);
  if (!timingSafeEqual(Buffer.from(sign), Buffer.from(due))) return WRONG_SIGN;
  return { brand, callserial, calltime, debug, token };
}
