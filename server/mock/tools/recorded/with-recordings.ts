import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend, CheckedCall } from '../../../calls/backend.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { queryOf } from '../../../http/request-target.ts';
import { jsonAnswer, sendAnswer } from '../../engine/answering/answer.ts';
import { parseForm } from '../../engine/input/parse-form.ts';
import { CallerGone, readBody } from '../../engine/input/read-body.ts';
import { bodyKind } from '../../engine/input/read-input.ts';
import { maskValue } from './mask-exchange.ts';
import type { Recordings } from './read-recordings.ts';
import { questionKey, type Recording } from './recording.ts';

/** Answers calls outside the contract from recordings. */
export function withRecordings(backend: Backend, recordings: Recordings): Backend {
  const chooseNext = choosing();
  return {
    ...backend,
    beyond: new Map(
      [...recordings].map(([path, known]) => [path, [...new Set(known.map(({ method }) => method))]]),
    ),
    serve(call, req, res) {
      const known = recordings.get(call.path)?.filter(({ method }) => method === call.method);
      return known ? serveRecorded(chooseNext, known, call, req, res) : backend.serve(call, req, res);
    },
  };
}

async function serveRecorded(
  choose: Choose,
  known: readonly Recording[],
  call: CheckedCall,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  try {
    const text = call.method === 'GET' ? queryOf(call.url) : await readBody(req);
    const { status, reply } = choose(known, inputOf(call, bodyKind(req), text));
    await sendAnswer(req, res, jsonAnswer(status, Object(reply)));
  } catch (error) {
    if (error instanceof CallerGone) return;
    if (!(error instanceof CallFailure)) throw error;
    await sendAnswer(req, res, jsonAnswer(error.status, error));
  }
}

type Choose = (known: readonly Recording[], input: Readonly<Record<string, unknown>>) => Recording;

/**
 * Chooses the recording with the same input, or else the first, as a page with another customer's orders is better than none. If the
 * same request was recorded several times, the replies are given in the order of recording, and the last one is repeated.
 */
function choosing(): Choose {
  const given = new Map<Recording, number>();
  return (known, input) => {
    const key = questionKey(input);
    const same = known.filter((recording) => questionKey(recording.input) === key);
    const turn = same[0] ? (given.get(same[0]) ?? 0) : 0;
    if (same[0]) given.set(same[0], turn + 1);
    const found = same[Math.min(turn, same.length - 1)] ?? known[0];
    if (!found) throw new CallFailure('105', undefined, 404);
    return found;
  };
}

/** The input, masked like the recorded one. */
function inputOf(
  call: CheckedCall,
  kind: 'form' | 'json' | undefined,
  text: string,
): Record<string, unknown> {
  const isJson = call.method === 'POST' && kind === 'json';
  const input: unknown = isJson ? readJson(text) : parseForm(text);
  return maskValue(Object(input), [call.token ?? '']) as Record<string, unknown>;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailure('1', 'body: must be JSON', 400);
  }
}
