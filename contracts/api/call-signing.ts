import md5 from 'md5';

/** What `sign` covers: the call headers and the address, not the body (docs/product.md, "Calls"). */
export interface SignedParts {
  readonly brand: string;
  /** milliseconds since 1970 followed by a random number of up to 5 digits */
  readonly callserial: string;
  /** YYYY-MM-DD HH:mm:ss */
  readonly calltime: string;
  /** path with its query, as it is sent */
  readonly url: string;
}

/**
 * The only place that makes `sign`, for browser, gateway, mock and tests.
 * @param salt the site's salt for calls from the browser, the secret salt for calls to the upstream
 * @param md5Of MD5 of UTF-8 text as 32 lower-case hex digits; the caller passes it in, as the server has a faster one than JavaScript's
 * @returns 32 lower-case hex digits
 */
export function signCall(parts: SignedParts, salt: string, md5Of: (text: string) => string = md5): string {
  return md5Of(parts.brand + parts.callserial + parts.calltime + parts.url + salt);
}

/**
 * @param now milliseconds since 1970
 * @param random 0 <= random < 1
 */
export function callSerial(now: number, random: number): string {
  return `${now}${Math.floor(random * 100_000)}`;
}

const MINUTE_MS = 60_000;

/** The call header `calltime`, YYYY-MM-DD HH:mm:ss in the time zone of the caller (docs/product.md, "Calls"). */
export function callTime(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}
