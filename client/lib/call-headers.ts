import { callSerial, callTime, signCall } from '../../contracts/api/call-signing.ts';

/** A fresh `callserial`. A retry of a write sends the same one again, so that the write is done once. */
export function newCallSerial(): string {
  return callSerial(Date.now(), Math.random());
}

interface HeaderParts {
  readonly brand: string;
  readonly siteSalt: string;
  readonly token: string | undefined;
  readonly callserial: string;
  /** path with its query, as sent */
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
