import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAULT_HEADER, MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import type { Backend, CheckedCall } from '../../../calls/backend.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import type { ConsoleCallers } from '../../engine/access/console-callers.ts';
import { jsonAnswer, sendAnswer } from '../../engine/answering/answer.ts';
import type { CallBody } from '../../engine/answering/call-chain.ts';
import { CallerGone, readBody } from '../../engine/input/read-body.ts';
import { readUpload } from '../../engine/input/read-upload.ts';
import { sendOutcome } from '../faults/play-fault.ts';
import { readRefused } from '../journal/read-exchange.ts';
import { performCall } from './perform-call.ts';
import type { World } from './world.ts';
import { askedWorld, type Worlds, WrongWorld } from './worlds.ts';

type Serve = (call: CheckedCall, req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Serves each call in the world it asks for, with faults and a journal. Used when the console is on.
 * @param callers whose `x-mock-*` headers count; those of others are ignored, as if the console were off
 */
export function serveWorlds(worlds: Worlds, callers: ConsoleCallers): Serve {
  return async (call, req, res) => {
    const body = bodyOf(call, req);
    try {
      const headers = callers(req) ? req.headers : {};
      const { [FAULT_HEADER]: asked } = headers;
      await worlds.within(askedWorld(headers), (world) =>
        world.journal.during(async () => {
          const faults = asked === undefined ? world.faults : world.askedFaults.of(String(asked));
          const { outcome, record } = await performCall(world, call, body, faults);
          await sendOutcome(req, res, outcome, world.ending);
          record(res.headersSent ? res.statusCode : undefined);
        }),
      );
    } catch (error) {
      if (error instanceof CallerGone) return;
      const failure = error instanceof WrongWorld ? asFailure(error) : error;
      if (!(failure instanceof CallFailure)) throw error;
      await sendAnswer(req, res, jsonAnswer(failure.status, failure));
    }
  };
}

/** Keeps a call that the gateway has refused in the journal of the world it asks for, if there is one. Used when the console is on. */
export function keepRefused(worlds: Worlds, callers: ConsoleCallers): NonNullable<Backend['refused']> {
  return async (call, failure, req) => {
    try {
      await worlds.within(askedWorld(callers(req) ? req.headers : {}), ({ clock, journal }) => {
        const moment = { at: clock.now(), offsetMs: clock.state.offsetMs };
        journal.addRead([readRefused(call, failure, req.headers, moment)]);
      });
    } catch (error) {
      if (!(error instanceof WrongWorld)) throw error;
    }
  };
}

/** The world that a page's request names, for server rendering; a CallFailure if it is wrong, undefined for the main one. */
export function namedWorlds(worlds: Worlds, callers: ConsoleCallers): NonNullable<Backend['namedBy']> {
  return (req) => {
    if (!callers(req)) return undefined;
    try {
      const name = askedWorld(req.headers);
      return name === MAIN_WORLD ? undefined : worlds.shopOf(name);
    } catch (error) {
      if (error instanceof WrongWorld) return asFailure(error);
      throw error;
    }
  };
}

const asFailure = ({ message }: WrongWorld) => new CallFailure('1', message, 400);

/** Serves calls in one world, without faults or a journal. Used when the console is off. */
export function serveWorld(world: World): Serve {
  return async (call, req, res) => {
    try {
      await sendAnswer(req, res, await world.answer(call, bodyOf(call, req)));
    } catch (error) {
      if (!(error instanceof CallerGone)) throw error;
    }
  };
}

/** The body of a call, read once and on demand, so that a file is only read after the caller's rights are checked. */
function bodyOf(call: CheckedCall, req: IncomingMessage): CallBody {
  const { headers } = req;
  const operation = OPERATIONS.get(call.path);
  if (operation?.takesFile) {
    let file: Promise<Buffer> | undefined;
    return {
      headers,
      text: async () => '',
      file: () => {
        file ??= readUpload(req, operation.filePart);
        return file;
      },
    };
  }
  let text: Promise<string> | undefined;
  return {
    headers,
    text: () => {
      text ??= call.method === 'GET' ? Promise.resolve('') : readBody(req);
      return text;
    },
  };
}
