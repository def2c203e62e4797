import { callSerial, callTime, signCall } from '../../../contracts/api/call-signing.ts';

export const SITE_SALT = 'site-salt';

/** The headers that a browser sends with a call to this address. */
export function signedHeaders(
  url: string,
  salt = SITE_SALT,
  callserial = callSerial(Date.now(), Math.random()),
): Record<string, string> {
  const parts = {
    brand: 'Alderline',
    callserial,
    calltime: callTime(new Date()),
  };
  return { debug: 'false', ...parts, sign: signCall({ ...parts, url }, salt) };
}
