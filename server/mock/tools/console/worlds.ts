import { Router } from 'express';
import { MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import { WORLD_NAME, WORLD_NAME_RULE, type Worlds } from '../worlds/worlds.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';

const DECADE_MS = 10 * 365 * 24 * 60 * 60_000;

/** The worlds, and the clock and the seed of each. */
export function worldRoutes(inWorld: InWorld, worlds: Worlds): Router {
  return Router()
    .get('/worlds', async (_req, res) => {
      res.json({ worlds: await worlds.list() });
    })
    .post('/worlds', async (req, res) => {
      const { name } = readControl('POST /worlds', req.body);
      if (!WORLD_NAME.test(name)) throw new ControlFailure(`name: ${WORLD_NAME_RULE}`);
      res.json(await worlds.open(name));
    })
    .delete('/worlds/:name', (req, res) => {
      const name = param(req, 'name');
      if (name === MAIN_WORLD) throw new ControlFailure("name: the main world can't be removed");
      if (!worlds.remove(name)) throw new ControlFailure('name: no such world', 404);
      res.json({});
    })
    .get(
      '/clock',
      inWorld(({ clock }) => clock.state),
    )
    .post(
      '/clock',
      inWorld(({ clock }, req) => {
        const move = readControl('POST /clock', req.body);
        if ((move.advanceMs === undefined) === (move.offsetMs === undefined))
          throw new ControlFailure('body: must have advanceMs or offsetMs');
        const offsetMs = move.offsetMs ?? clock.state.offsetMs + (move.advanceMs ?? 0);
        if (Math.abs(offsetMs) > DECADE_MS)
          throw new ControlFailure('offsetMs: must be within ten years of now');
        clock.set(offsetMs);
        return clock.state;
      }),
    )
    .post(
      '/reset',
      inWorld(async (world) => {
        const started = performance.now();
        await world.reset();
        return { ms: Math.round(performance.now() - started) };
      }),
    );
}
