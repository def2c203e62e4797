import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Backend, CheckedCall } from '../../calls/backend.ts';
import { CallFailure } from '../../calls/call-failure.ts';

export interface StandIn extends Backend {
  /** calls that it received */
  readonly calls: CheckedCall[];
  /** how it behaves from now on */
  behave(how: 'answer' | 'fail' | 'break' | 'break half-way' | 'not ready'): void;
}

/** A backend that echoes what it received. */
export function standInBackend(): StandIn {
  const calls: CheckedCall[] = [];
  let how: Parameters<StandIn['behave']>[0] = 'answer';
  return {
    calls,
    behave(next) {
      how = next;
    },
    async serve(call: CheckedCall, req: IncomingMessage, res: ServerResponse) {
      calls.push(call);
      if (how === 'fail') throw new CallFailure('1', 'number: too small', 400);
      if (how === 'break') throw new Error('boom at line 7, salt site-salt');
      if (how === 'break half-way') {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        res.write('{"resultCode":');
        throw new Error('boom');
      }
      const body = await text(req);
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ resultCode: '0', resultMsg: 'success', body }));
    },
    ask: () => Promise.reject(new CallFailure('105')),
    ready: async () => how !== 'not ready',
    close: async () => undefined,
  };
}
