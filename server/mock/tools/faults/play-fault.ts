import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CallFailure } from '../../../calls/call-failure.ts';
import {
  type Answer,
  jsonAnswer,
  sendAnswer,
  sendInPieces,
  sendTruncated,
  type WholeAnswer,
  wholeAnswer,
} from '../../engine/answering/answer.ts';
import { CallerGone } from '../../engine/input/read-body.ts';
import type { TakenFault } from './fault-book.ts';

/** The outcome of a call: a whole reply, at once or in pieces, half of one, or none. */
export type Outcome =
  | Answer
  | {
      readonly kind: 'in-pieces';
      readonly answer: WholeAnswer;
      readonly bytes: number;
      readonly every: number;
    }
  | { readonly kind: 'truncated'; readonly answer: WholeAnswer }
  | { readonly kind: 'dropped' };

/**
 * Applies a fault. The call still does its work only with a delay, a slow body or a truncated reply, as when a backend is
 * slow or a connection breaks during the reply.
 * @param answer does the call's work
 * @param ending cuts a delay short when the world ends
 */
export async function playFault(
  { effect, share }: TakenFault,
  answer: () => Promise<Answer>,
  ending: AbortSignal,
): Promise<Outcome> {
  switch (effect.kind) {
    case 'code':
      return jsonAnswer(200, new CallFailure(effect.code, effect.message));
    case 'status': {
      const { status, retryAfter } = effect;
      const reply = text(status, 'text/plain; charset=utf-8', STATUS_CODES[status] ?? 'Unknown');
      return retryAfter === undefined ? reply : { ...reply, headers: ['Retry-After', String(retryAfter)] };
    }
    case 'reply': {
      const { status = 200, body } = effect;
      const answer = jsonAnswer(status, body);
      return hasNoBody(status) ? { ...answer, body: Buffer.alloc(0) } : answer;
    }
    case 'not-json':
      return text(
        200,
        'text/html; charset=utf-8',
        '<!doctype html><title>Bad gateway</title><p>Bad gateway</p>',
      );
    case 'drop':
      return { kind: 'dropped' };
    case 'truncate':
      return { kind: 'truncated', answer: await wholeAnswer(await answer()) };
    case 'dribble': {
      const { bytes, every } = effect;
      return { kind: 'in-pieces', answer: await wholeAnswer(await answer()), bytes, every };
    }
    case 'delay': {
      const { ms, spread = 0 } = effect;
      await sleep(ms + Math.round(share * spread), undefined, { signal: ending }).catch(() => {
        throw new CallerGone();
      });
      return await answer();
    }
  }
}

/** @param ending breaks off a reply in pieces when the world ends */
export async function sendOutcome(
  req: IncomingMessage,
  res: ServerResponse,
  outcome: Outcome,
  ending: AbortSignal,
): Promise<void> {
  if (res.headersSent || res.destroyed) return;
  if (outcome.kind === 'dropped') req.socket.destroy();
  else if (outcome.kind === 'truncated') sendTruncated(res, outcome.answer);
  else if (outcome.kind === 'in-pieces') sendInPieces(res, outcome.answer, outcome, ending);
  else await sendAnswer(req, res, outcome);
}

function text(status: number, type: string, body: string): Extract<Answer, { kind: 'made' }> {
  return { kind: 'made', status, code: '', type, body: Buffer.from(hasNoBody(status) ? '' : `${body}\n`) };
}

const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;
