import type { IncomingMessage } from 'node:http';
import { CallFailure } from '../calls/call-failure.ts';
import {
  type CallNames,
  translated,
  translatedForm,
  translatedReply,
  type UpstreamMap,
} from './call-names.ts';
import { readReply } from './read-json.ts';
import type { Reply } from './send-request.ts';

/** As much as the mock takes. */
const MAX_BODY_BYTES = 256 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Between our names and the backend's, for one call. A call that isn't mapped passes through as it is. */
export interface Translator {
  /** path with query, to be signed */
  url(url: string): string;
  form(form: string): string;
  /** undefined if the body is to be passed on as it comes */
  body: ((req: IncomingMessage) => Promise<Buffer>) | undefined;
  reply(reply: Reply): Reply;
}

const AS_IT_IS: Translator = {
  url: (url) => url,
  form: (form) => form,
  body: undefined,
  reply: (reply) => reply,
};

export function createTranslators(map: UpstreamMap): (path: string) => Translator {
  const translators = new Map<string, Translator>(
    [...map].map(([path, names]) => [path, translatorOf(names)]),
  );
  return (path) => translators.get(path) ?? AS_IT_IS;
}

function translatorOf(names: CallNames): Translator {
  return {
    url(url) {
      const query = url.indexOf('?');
      return query < 0 ? names.path : `${names.path}?${translatedForm(url.slice(query + 1), names.request)}`;
    },
    form: (form) => translatedForm(form, names.request),
    async body(req) {
      const body = await wholeBody(req);
      const type = String(req.headers['content-type'] ?? '').toLowerCase();
      try {
        const text = utf8.decode(body);
        if (type.startsWith('application/x-www-form-urlencoded'))
          return Buffer.from(translatedForm(text, names.request));
        return Buffer.from(JSON.stringify(translated(JSON.parse(text), names.request, 'theirs')));
      } catch (error) {
        if (error instanceof CallFailure) throw error;
        // neither a form nor JSON: the backend may refuse it in its own way
        return body;
      }
    },
    reply(reply) {
      const read = readReply(reply.headers, reply.body);
      if (!('value' in read)) return reply;
      const { 'content-encoding': _, 'content-length': __, ...headers } = reply.headers;
      const body = Buffer.from(JSON.stringify(translatedReply(read.value, names)));
      return { ...reply, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' }, body };
    },
  };
}

async function wholeBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // a longer one is read to its end, so that the caller reads the answer
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= MAX_BODY_BYTES) chunks.push(chunk);
    }
  } catch {
    throw new CallFailure('1', 'body: was cut off', 400);
  }
  if (length > MAX_BODY_BYTES)
    throw new CallFailure('1', `body: must not be larger than ${MAX_BODY_BYTES / 1024} kB`, 413);
  return Buffer.concat(chunks);
}
