import { callSerial, callTime, signCall } from '../../contracts/api/call-signing.ts';
import { toForm } from '../../contracts/suite/call-client.ts';

export const SITE_SALT = 'alderline-site';

const SERIALS = 100_000;
let calls = 0;

/** Between 0 and 1, and different for each call; random numbers would repeat among one customer's thousands. */
function nextFraction(): number {
  calls += 1;
  return ((calls % SERIALS) + 0.5) / SERIALS;
}

/** Headers of one signed call, as from a browser. */
export function signedHeaders(url: string, token?: string, salt = SITE_SALT): Record<string, string> {
  const now = new Date();
  const parts = {
    brand: 'Alderline',
    callserial: callSerial(now.getTime(), nextFraction()),
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

/** A signed call that must succeed. @throws Error with the reply otherwise */
export async function callShop(
  baseUrl: string,
  path: string,
  input: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<Record<string, unknown>> {
  const reply = await fetch(baseUrl + path, {
    method: 'POST',
    headers: signedHeaders(path, token),
    body: toForm(input).toString(),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (answer.resultCode !== '0') throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
