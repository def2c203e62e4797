import { Router } from 'express';
import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import { readHar } from '../journal/read-har.ts';
import { replay } from '../worlds/replay.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';
import { verifyCalls } from './verify-calls.ts';

const FROM_FILE =
  "id: this call comes from a file without its passwords and tokens, so it can't be sent again here. npm run replay repeats such calls";

const UNREAD = "id: this call was refused before its body was read, so it can't be sent again";

/** The last calls, how to repeat one, and those of a HAR file. */
export function journalRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/journal',
      inWorld(({ journal }, req) => ({
        entries: journal.list(Number(readControl('/journal', req.query).after ?? 0)),
      })),
    )
    .post(
      '/journal/verify',
      inWorld(async (world, req) => ({
        entries: await verifyCalls(world, readControl('POST /journal/verify', req.body)),
      })),
    )
    .post(
      '/journal',
      inWorld(({ journal }, req) => {
        const { calls, leftOut } = readHar(req.body);
        journal.addRead(calls);
        return { opened: calls.length, leftOut };
      }),
    )
    .post(
      '/journal/:id/replay',
      inWorld(async (world, req): Promise<JournalEntry> => {
        const kept = world.journal.find(param(req, 'id'));
        if (!kept) throw new ControlFailure('id: no such call', 404);
        if (!kept.exchange) throw new ControlFailure(kept.entry.isFromFile ? FROM_FILE : UNREAD, 409);
        return await replay(world, kept.exchange);
      }),
    )
    .delete(
      '/journal',
      inWorld(({ journal }) => {
        journal.clear();
        return {};
      }),
    );
}
