import { STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultEffect } from '../../../../contracts/api/mock-console.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type Answer, jsonAnswer } from '../../engine/answering/answer.ts';
import { CallerGone } from '../../engine/input/read-body.ts';

/** The outcome of a call: a whole reply, half of one, or none. */
export type Outcome =
  | Answer
  | { readonly kind: 'truncated'; readonly answer: Answer }
  | { readonly kind: 'dropped' };

/**
 * Applies a fault. The call still does its work only with a delay or a truncated reply, as when a backend is slow or a
 * connection breaks during the reply.
 * @param answer does the call's work
 * @param ending cuts a delay short when the world ends
 */
export async function playFault(
  effect: FaultEffect,
  answer: () => Promise<Answer>,
  ending: AbortSignal,
): Promise<Outcome> {
  switch (effect.kind) {
    case 'code':
      return jsonAnswer(200, new CallFailure(effect.code, effect.message));
    case 'status':
      return text(effect.status, 'text/plain; charset=utf-8', STATUS_CODES[effect.status] ?? 'Unknown');
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
      return { kind: 'truncated', answer: await answer() };
    case 'delay':
      await sleep(effect.ms, undefined, { signal: ending }).catch(() => {
        throw new CallerGone();
      });
      return await answer();
  }
}

function text(status: number, type: string, body: string): Answer {
  return { kind: 'made', status, code: '', type, body: Buffer.from(hasNoBody(status) ? '' : `${body}\n`) };
}

const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;
