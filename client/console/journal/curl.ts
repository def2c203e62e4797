import { callSerial, callTime, signCall } from '../../../contracts/api/call-signing.ts';
import { type JournalEntry, MAIN_WORLD, WORLD_HEADER } from '../../../contracts/api/mock-console.ts';
import { JOURNAL_UNREAD } from '../../../contracts/api/recorded-call.ts';

export interface CurlSite {
  readonly origin: string;
  readonly brand: string;
  readonly siteSalt: string;
  readonly world: string;
  /** milliseconds since 1970, by the local clock */
  readonly now: number;
  /** 0 <= random < 1 */
  readonly random: number;
}

/**
 * The call as a shell command, freshly signed. What the journal masks stays masked, and a logged-in user's token
 * is a shell variable, as is a body that wasn't read.
 */
export function curlOf(entry: JournalEntry, site: CurlSite): string {
  const { brand, siteSalt, world, origin, now, random } = site;
  const { method, url, contentType, requestBody, who } = entry;
  const callserial = callSerial(now, random);
  const calltime = callTime(new Date(now));
  const sign = signCall({ brand, callserial, calltime, url }, siteSalt);
  const headers = [
    ['debug', 'false'],
    ['brand', brand],
    ['calltime', calltime],
    ['callserial', callserial],
    ['sign', sign],
    ...(world === MAIN_WORLD ? [] : [[WORLD_HEADER, world]]),
    ...(method === 'GET' || !contentType ? [] : [['content-type', contentType]]),
  ].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const parts = [
    `curl -X ${method} ${quoted(origin + url)}`,
    ...headers,
    ...(who === 'visitor' ? [] : ['-H "token: $TOKEN"']),
    ...(method === 'GET'
      ? []
      : [`--data-raw ${requestBody === JOURNAL_UNREAD ? '"$BODY"' : quoted(requestBody)}`]),
  ];
  return parts.join(' \\\n  ');
}

/** Quotes for a POSIX shell: nothing inside is run as a command. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
