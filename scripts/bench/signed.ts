import { callSerial, callTime, signCall } from '../../contracts/call-signing.ts';

export const SITE_SALT = 'alderline-site';

/** Headers of one signed call, as from a browser. */
export function signedHeaders(url: string, token?: string, salt = SITE_SALT): Record<string, string> {
  const now = new Date();
  const parts = {
    brand: 'Alderline',
    callserial: callSerial(now.getTime(), Math.random()),
    calltime: callTime(now),
    url,
  };
  return {
    debug: 'false',
    brand: parts.brand,
    callserial: parts.callserial,
    calltime: parts.calltime,
    sign: signCall(parts, salt),
    'content-type': 'application/x-www-form-urlencoded',
    ...(token ? { token } : {}),
  };
}
