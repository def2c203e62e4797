import type { IncomingHttpHeaders } from 'node:http';
import {
  CONSOLE_API,
  MAIN_WORLD,
  WORLD_HEADER,
  type WorldRow,
  worldCookie,
} from '../../../../contracts/api/mock-console.ts';
import type { SharedSize } from '../../../../contracts/domain/project/shared-project.ts';
import { nearestNames } from '../../../../contracts/domain/text/nearest-names.ts';
import type { Backend } from '../../../calls/backend.ts';
import { createMemoryCopies, type MemoryCopies } from '../../engine/database/memory-copies.ts';
import { migrate } from '../../engine/database/migrate.ts';
import { publishedPicture } from '../../engine/pictures/published-picture.ts';
import { sow } from '../../engine/seeds/sow.ts';
import { openWorld, type World, type WorldSettings } from './world.ts';

const MAX_NAMED = 32;
/** The template is made anew after this time, as past orders are dated from the moment of sowing. */
const COPIED_FOR_MS = 60 * 60_000;

interface OpenWorld {
  readonly world: Promise<World>;
  /** calls that use it now */
  users: number;
  isLeaving: boolean;
}

/** A request names a world that there can't be or that isn't open; the message says so. */
export class WrongWorld extends Error {
  override readonly name = 'WrongWorld';
  readonly status: 400 | 404;

  constructor(why: string, status: 400 | 404) {
    super(`${WORLD_HEADER}: ${why}`);
    this.status = status;
  }
}

/** The main world on the configured database, and named ones in memory. */
export class Worlds {
  readonly main: World;
  readonly #settings: WorldSettings;
  readonly #maxNamed: number;
  /** the most recently used comes last */
  readonly #named = new Map<string, OpenWorld>();
  /** the template of new worlds, and the time for which it was made */
  #begun: { readonly now: number; readonly copies: MemoryCopies } | undefined;

  constructor(main: World, settings: WorldSettings, maxNamed = MAX_NAMED) {
    this.main = main;
    this.#settings = settings;
    this.#maxNamed = maxNamed;
  }

  /**
   * The shop of a named world, for server rendering.
   * @throws WrongWorld when there is none with this name
   */
  shopOf(name: string): Pick<Backend, 'ask'> {
    this.#placeOf(name);
    return { ask: (path, input) => this.within(name, (world) => world.ask(path, input)) };
  }

  /** Opens a world with this name, unless it is open. */
  async open(name: string): Promise<WorldRow> {
    if (!this.has(name)) this.#named.set(name, this.#open(name));
    return await this.within(name, rowOf);
  }

  /**
   * Adds a new world.
   * @param make makes it; if that fails, nothing is left of it
   * @returns undefined if a world of this name is open
   */
  async add(name: string, make: (settings: WorldSettings) => Promise<World>): Promise<WorldRow | undefined> {
    if (this.has(name)) return undefined;
    const world = await make(namedSettings(this.#settings));
    if (this.has(name)) {
      await world.close();
      return undefined;
    }
    this.#named.set(name, { world: Promise.resolve(world), users: 0, isLeaving: false });
    return await this.within(name, rowOf);
  }

  /**
   * Does work in a world, which stays open until it is done.
   * @throws WrongWorld when there is none with this name
   */
  async within<T>(name: string, work: (world: World) => Promise<T> | T): Promise<T> {
    if (name === MAIN_WORLD) return await work(this.main);
    const place = this.#placeOf(name);
    this.#named.delete(name);
    this.#named.set(name, place);
    place.users += 1;
    this.#makeRoom();
    try {
      return await work(await place.world);
    } finally {
      place.users -= 1;
      this.#closeIfDone(place);
    }
  }

  has(name: string): boolean {
    return name === MAIN_WORLD || this.#named.has(name);
  }

  async list(): Promise<WorldRow[]> {
    const named = await Promise.all([...this.#named.values()].map((place) => place.world));
    return [this.main, ...named].map(rowOf);
  }

  /** A picture in the gallery of any world, because a mail's reader names none; ids are unique. */
  async sharedPicture(pictureId: string, size: SharedSize): Promise<Buffer | undefined> {
    for (const name of [MAIN_WORLD, ...this.#named.keys()]) {
      if (!this.has(name)) continue;
      const found = await this.within(name, ({ db }) => publishedPicture(db, pictureId, size));
      if (found) return found;
    }
    return undefined;
  }

  /** Ends a named world once its running calls have finished. @returns whether there was one */
  remove(name: string): boolean {
    const place = this.#named.get(name);
    if (!place) return false;
    this.#named.delete(name);
    place.isLeaving = true;
    this.#closeIfDone(place);
    return true;
  }

  async close(): Promise<void> {
    const places = [...this.#named.values()];
    this.#named.clear();
    for (const place of places) await (await place.world).close();
    await this.#begun?.copies.close();
    await this.main.close();
  }

  /** @throws WrongWorld when there is no named world of this name */
  #placeOf(name: string): OpenWorld {
    const place = this.#named.get(name);
    if (place) return place;
    const [nearest] = nearestNames(name, [MAIN_WORLD, ...this.#named.keys()]);
    const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
    throw new WrongWorld(`no such world${meant || '.'} POST ${CONSOLE_API}/worlds opens one`, 404);
  }

  #open(name: string): OpenWorld {
    const place: OpenWorld = { world: this.#openNamed(name), users: 0, isLeaving: false };
    place.world.catch(() => this.remove(name));
    return place;
  }

  async #openNamed(name: string): Promise<World> {
    const db = await this.#copiesNow().open();
    return openWorld(name, db, namedSettings(this.#settings));
  }

  #copiesNow(): MemoryCopies {
    const { machineClock, seeds } = this.#settings;
    const now = machineClock();
    if (this.#begun && Math.abs(now - this.#begun.now) < COPIED_FOR_MS) return this.#begun.copies;
    void this.#begun?.copies.close();
    const copies = createMemoryCopies(async (db) => {
      await migrate(db);
      await sow(db, seeds, now);
    });
    this.#begun = { now, copies };
    return copies;
  }

  #makeRoom(): void {
    for (const name of this.#named.keys()) {
      if (this.#named.size <= this.#maxNamed) return;
      this.remove(name);
    }
  }

  #closeIfDone(place: OpenWorld): void {
    if (!place.isLeaving || place.users > 0) return;
    void place.world.then((world) => world.close()).catch(() => undefined);
  }
}

/** A named world sends no mails. */
const namedSettings = (settings: WorldSettings): WorldSettings => ({ ...settings, mailsLeave: false });

const rowOf = ({ name, journal }: World): WorldRow => ({ name, calls: journal.calls });

export const WORLD_NAME = /^[a-z0-9-]{1,40}$/;
export const WORLD_NAME_RULE = 'must be 1 to 40 characters from a-z, 0-9 and -';

/**
 * The world that a request asks for, by its header or else by the browser's cookie.
 * @throws WrongWorld when no world can have that name
 */
export function askedWorld(headers: IncomingHttpHeaders): string {
  const name = headers[WORLD_HEADER] ?? cookieIn(headers) ?? MAIN_WORLD;
  if (typeof name !== 'string' || !WORLD_NAME.test(name)) throw new WrongWorld(WORLD_NAME_RULE, 400);
  return name;
}

function cookieIn({ cookie, host = '' }: IncomingHttpHeaders): string | undefined {
  if (cookie === undefined) return undefined;
  const begin = `${worldCookie(/:(\d+)$/.exec(host)?.[1] ?? '')}=`;
  return cookie
    .split('; ')
    .find((one) => one.startsWith(begin))
    ?.slice(begin.length);
}
