import type { Fault } from '../../../../contracts/api/mock-console.ts';
import { migrate } from '../../engine/database/migrate.ts';
import { openMemoryDatabase } from '../../engine/database/open-database.ts';
import { seedPasswordHash } from '../../engine/seeds/sow-people.ts';
import { openWorld, type World, type WorldSettings } from '../worlds/world.ts';
import { readRows, writeRows } from './saved-rows.ts';
import { packWorld, type SavedWorld } from './saved-world.ts';

/** A world as one file, without passwords, tokens and codes. @throws SavedWorldFailure when it is too large */
export async function saveWorld({ name, db, clock, faults, journal }: World): Promise<Buffer> {
  const tables = await readRows(db);
  return await packWorld({
    world: name,
    ...clock.state,
    calls: journal.calls,
    faults: [...faults.list()],
    journal: journal.list(),
    tables,
  });
}

/**
 * Makes a world of a saved one: at the same moment, with the same rows, faults and journal. Everyone with a password now has
 * the public one of the people to try the shop with.
 * @param faults those of the file, checked
 * @throws SavedWorldFailure when its rows don't fit the tables
 */
export async function openSavedWorld(
  name: string,
  saved: SavedWorld,
  faults: readonly Fault[],
  settings: WorldSettings,
): Promise<World> {
  const db = openMemoryDatabase();
  try {
    await migrate(db);
    await writeRows(db, saved.tables, await seedPasswordHash());
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const world = openWorld(name, db, settings);
  world.clock.set(saved.now - settings.machineClock());
  world.faults.restore(faults);
  world.journal.restore(saved.journal, saved.calls);
  return world;
}
