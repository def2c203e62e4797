import { callSerial, signCall } from '../../contracts/call-signing.ts';

const MINUTE_MS = 60_000;

/** A fresh `callserial`. A retry of a write sends the same one again, so that it is done once. */
export function newCallSerial(): string {
  return callSerial(Date.now(), Math.random());
}

/** Local time as YYYY-MM-DD HH:mm:ss (docs/product.md, "Calls"). */
export function callTime(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

interface HeaderParts {
  readonly brand: string;
  readonly siteSalt: string;
  readonly token: string | undefined;
  readonly callserial: string;
  /** path with its query, as it is sent */
  readonly url: string;
}

/** The headers of every call (docs/product.md, "Calls"). */
export function callHeaders({
  brand,
  siteSalt,
  token,
  callserial,
  url,
}: HeaderParts): Record<string, string> {
  const calltime = callTime(new Date());
  const sign = signCall({ brand, callserial, calltime, url }, siteSalt);
  return { debug: 'false', brand, calltime, callserial, sign, ...(token ? { token } : {}) };
}
