import express, { Router } from 'express';
import type { OpenedWorld } from '../../../../contracts/api/mock-console.ts';
import { differingSeeds } from '../../engine/seeds/sow.ts';
import { openSavedWorld, saveWorld } from '../saved-worlds/save-world.ts';
import { MAX_FILE_BYTES, unpackWorld } from '../saved-worlds/saved-world.ts';
import { askedWorld, WORLD_NAME, WORLD_NAME_RULE, type Worlds } from '../worlds/worlds.ts';
import { ControlFailure } from './control-failure.ts';
import { readControl, readReplied } from './read-control.ts';

const FILE_TYPE = 'application/gzip';

/** A world as a file, and a file as a new world. Its body is no JSON and may be larger than that of other control calls. */
export function savedWorldRoutes(worlds: Worlds): Router {
  return Router()
    .use('/saved-world', express.raw({ type: FILE_TYPE, limit: MAX_FILE_BYTES, inflate: false }))
    .get('/saved-world', async (req, res) => {
      const { file, name, now } = await worlds.within(askedWorld(req.headers), async (world) => ({
        file: await saveWorld(world),
        name: world.name,
        now: world.clock.now(),
      }));
      const day = new Date(now).toISOString().slice(0, 10);
      res.attachment(`${name}-${day}.world.gz`).type(FILE_TYPE).send(file);
    })
    .post('/saved-world', async (req, res) => {
      if (!Buffer.isBuffer(req.body)) throw new ControlFailure(`content-type: must be ${FILE_TYPE}`, 415);
      const saved = await unpackWorld(req.body);
      const { name = freeName(worlds, saved.world) } = readControl('POST /saved-world', req.query);
      if (!WORLD_NAME.test(name)) throw new ControlFailure(`name: ${WORLD_NAME_RULE}`);
      const { faults } = readReplied('/faults', { faults: saved.faults });
      let seeds: readonly string[] = [];
      const row = await worlds.add(name, async (settings) => {
        const world = await openSavedWorld(name, saved, faults, settings);
        seeds = await differingSeeds(world.db, settings.seeds);
        return world;
      });
      if (!row) throw new ControlFailure(`name: ${name} is open already. Choose another name`, 409);
      res.json({ ...row, differingSeeds: seeds } satisfies OpenedWorld);
    });
}

/** `saved-main`, or `saved-main-2` if that is taken. */
function freeName(worlds: Worlds, saved: string): string {
  const wanted = saved.startsWith('saved-') ? saved : `saved-${saved}`.slice(0, 40);
  let name = wanted;
  for (let count = 2; worlds.has(name); count++) name = `${wanted.slice(0, 36)}-${count}`;
  return name;
}
