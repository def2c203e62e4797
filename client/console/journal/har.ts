import type { Entry, Har } from 'har-format';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { formatDate } from '../../lib/dates.ts';
import { saveFile } from '../../lib/save-file.ts';

const HTTP = 'HTTP/1.1';
/** HAR's word for a size that isn't known */
const UNKNOWN = -1;

/**
 * The calls as HAR 1.2, which browsers' network panels and test tools import; oldest first. What the journal masks stays masked, and
 * of the headers there are those that it keeps. The console opens such a file with the same entries.
 * @param entries newest first
 * @param origin of the mock
 */
export function harOf(entries: readonly JournalEntry[], origin: string): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Alderline mock', version: '1' },
      entries: entries.map((entry) => harEntry(entry, origin)).reverse(),
    },
  };
}

/** Saves the calls as a file. @param entries newest first */
export function saveHar(entries: readonly JournalEntry[]): void {
  const content = new Blob([JSON.stringify(harOf(entries, location.origin), null, 1)], {
    type: 'application/json',
  });
  saveFile(content, `journal-${formatDate(new Date(), 'YYYY-MM-DD')}.har`);
}

/** An entry with what only the console reads: its request and reply don't tell it, or no longer do once they are masked. */
interface NotedEntry extends Entry {
  readonly _journal: Pick<JournalEntry, 'who' | 'offsetMs' | 'resultCode' | 'fault' | 'problems'>;
}

function harEntry(entry: JournalEntry, origin: string): NotedEntry {
  const { method, url, contentType, requestBody, replyBody, status, ms, who, problems, fault } = entry;
  const { page, offsetMs, resultCode } = entry;
  const address = origin + url;
  const remarks = [`by ${who}`, ...(fault ? [`fault: ${fault}`] : []), ...problems];
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: ms,
    request: {
      method,
      url: address,
      httpVersion: HTTP,
      cookies: [],
      headers: [
        ...(contentType === '' ? [] : [{ name: 'content-type', value: contentType }]),
        ...(page === '' ? [] : [{ name: 'referer', value: origin + page }]),
      ],
      queryString: [...new URL(address).searchParams].map(([name, value]) => ({ name, value })),
      ...(method === 'GET' ? {} : { postData: { mimeType: contentType, text: requestBody } }),
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    response: {
      status,
      statusText: '',
      httpVersion: HTTP,
      cookies: [],
      headers: [],
      content: {
        size: replyBody.length,
        mimeType: isJson(replyBody) ? 'application/json' : 'text/plain',
        text: replyBody,
      },
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    comment: remarks.join('; '),
    _journal: { who, offsetMs, resultCode, fault, problems },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
