import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import type { Fields, Json } from '../../../../contracts/api/recorded-call.ts';
import { momentText } from '../../time-text.ts';
import {
  GUEST_LOGIN,
  LOGIN,
  recordedFault,
  recordedInput,
  recordedReply,
  type SetFault,
} from './recorded-call.ts';
import { Code, called, quoted, type Source, type SourceObject } from './source-text.ts';
import { isMadeId, madeIdsIn, steadyPart } from './steady-part.ts';

const INDENT = '  ';
/** Vitest gives a test five seconds; one that took longer than this says how long it may take. */
const SHORT_MS = 2000;
const LOGOUT = '/api/logout';
const GUEST = 'guest';
const VISITOR = 'visitor';

/**
 * A test file for vitest that makes these calls again in a world of its own, and expects what doesn't change by nature. It runs as it
 * is beside a clone of this repository, as docs/testing-against-the-mock.md describes.
 * @param entries newest first
 * @param origin of the mock
 */
export function contractTestOf(entries: readonly JournalEntry[], origin: string): string {
  const calls = [...entries].reverse();
  const writer = new ContractTest();
  const steps = calls.map((entry) => `\n${writer.stepsOf(entry).join('\n')}\n`);
  const ms = calls.reduce((sum, entry) => sum + entry.ms, 0);
  const begun = momentText(calls[0]?.at ?? 0);
  const title = `${calls.length === 1 ? '1 call is' : `${calls.length} calls are`} answered as on ${begun}`;
  const limit = ms > SHORT_MS ? `, ${Math.ceil(ms / 10_000) * 2}0_000` : '';
  return `import { expect, it } from 'vitest';
import { openWorld } from '../alderline/contracts/suite/test-world.ts';

const SHOP = process.env.SHOP ?? ${quoted(origin)};

// Not compared, as they change by nature: ids that the shop makes, moments, days, numbers of papers, addresses of pictures.
it(${quoted(title)}, async () => {
  const world = await openWorld(SHOP);
${steps.join('')}
  await world.close();
}${limit});
`;
}

/** Writes one call after the other, and knows what those before have given. */
class ContractTest {
  readonly #names = new Set(['world', 'expect', 'it']);
  /** the variable that has a session, by log-in name */
  readonly #sessions = new Map<string, string>();
  /** log-in names of those whose session has ended */
  readonly #ended = new Set<string>();
  /** where a made id is found */
  readonly #ids = new Map<string, string>();
  #offsetMs = 0;

  stepsOf(entry: JournalEntry): string[] {
    const { path, resultCode, who } = entry;
    if (resultCode === '0' && path === LOGIN)
      return [...this.#clock(entry), ...this.#enter(personIn(entry), entry)];
    if (resultCode === '0' && path === GUEST_LOGIN) return [...this.#clock(entry), ...this.#enter(GUEST)];
    const fault = recordedFault(entry);
    const recorded = recordedInput(entry);
    if ('reason' in recorded) return [leftOut(path, recorded.reason)];
    if (entry.fault === 'reply' && !fault)
      return [leftOut(path, 'has a longer reply than the journal keeps')];
    if (entry.status === 0 && !fault) return [leftOut(path, 'got no reply')];
    const missing = missingId(recorded.fields, this.#ids);
    if (missing !== undefined) return [leftOut(path, `has a ${missing} that was given before these calls`)];
    const hasEnded = resultCode === '-1000' && !fault;
    if (!hasEnded && this.#ended.delete(who)) this.#sessions.delete(who);
    const entering = who === VISITOR || this.#sessions.has(who) ? [] : this.#enter(who);
    const session = this.#sessions.get(who);
    if (hasEnded) this.#ended.add(who);
    if (path === LOGOUT) this.#sessions.delete(who);
    const clock = this.#clock(entry);
    return [
      // a session that has ended was there before the clock was moved
      ...(hasEnded ? [...entering, ...clock] : [...clock, ...entering]),
      ...(fault ? [setFault(fault, { path, times: { kind: 'times', left: 1 } })] : []),
      ...this.#call(
        entry,
        this.#withIds(recorded.fields),
        session === undefined ? unknownToken(entry) : new Code(`${session}.access_token`),
      ),
    ];
  }

  #clock({ offsetMs }: JournalEntry): string[] {
    if (offsetMs === this.#offsetMs) return [];
    this.#offsetMs = offsetMs;
    return [called('await world.setClock', [offsetMs], INDENT)];
  }

  /** @param entry the log-in, if it is one of the calls */
  #enter(who: string, entry?: JournalEntry): string[] {
    const name = this.#nameFor(who === GUEST ? GUEST : 'customer');
    this.#sessions.set(who, name);
    if (who === GUEST) return [called(`const ${name} = await world.call`, [GUEST_LOGIN, {}], INDENT)];
    const reply = entry && recordedReply(entry);
    if (reply) this.#noteIds(name, reply);
    if (who.includes('@')) return [called(`const ${name} = await world.logIn`, [who], INDENT)];
    const remark = `${INDENT}// The file doesn't tell who made this call.`;
    return [remark, called(`const ${name} = await world.logIn`, [], INDENT)];
  }

  #call(entry: JournalEntry, input: SourceObject, token: Source | undefined): string[] {
    const { path, status, resultCode, contentType, fault } = entry;
    const name = this.#nameFor(path.slice(path.lastIndexOf('/') + 1));
    if (resultCode === '0' && fault !== 'truncate' && !isBroken(entry)) {
      const reply = recordedReply(entry);
      const given = [path, input, ...(token ? [token] : [])];
      if (!reply) return [called('await world.call', given, INDENT)];
      this.#noteIds(name, reply);
      return [called(`const ${name} = await world.call`, given, INDENT), ...expected(name, reply)];
    }
    const options = { ...(token ? { token } : {}), ...(contentType.includes('json') ? { as: 'json' } : {}) };
    const given = Object.keys(options).length > 0 ? [path, input, options] : [path, input];
    if (fault === 'truncate' || fault === 'drop')
      return [
        called(`const ${name} = world.send`, given, INDENT),
        called(`await expect(${name}).rejects.toThrow`, [], INDENT),
      ];
    const reply = recordedReply(entry);
    const answer: SourceObject = {
      status: status === 304 ? 200 : status,
      ...(reply
        ? { reply: steadyPart(reply).fields }
        : fault === 'not-json'
          ? { reply: new Code('undefined') }
          : {}),
    };
    return [
      called(`const ${name} = await world.send`, given, INDENT),
      called(`expect(${name}).toMatchObject`, [answer], INDENT),
    ];
  }

  #noteIds(name: string, reply: Fields): void {
    for (const [id, where] of madeIdsIn(reply)) if (!this.#ids.has(id)) this.#ids.set(id, name + where);
  }

  #withIds(fields: Fields): SourceObject {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, withIds(value, this.#ids)]),
    );
  }

  #nameFor(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#names.has(name); count += 1) name = wanted + count;
    this.#names.add(name);
    return name;
  }
}

/** Only a token that the shop doesn't know is answered like this. */
const unknownToken = ({ resultCode, fault }: JournalEntry) =>
  resultCode === '101' && fault === '' ? 'of nobody' : undefined;

/** A reply of one's own that the contract doesn't allow, which `world.call` would refuse. */
const isBroken = ({ fault, problems }: JournalEntry) =>
  fault === 'reply' && problems.some((problem) => problem.startsWith('reply:'));

const leftOut = (path: string, reason: string) => `${INDENT}// Left out: ${path} ${reason}.`;

const setFault = (effect: SetFault, aim: SourceObject) =>
  called('await world.setFault', [{ ...effect }, aim], INDENT);

/** @returns the log-in name as the shop has it; '' if the reply isn't known */
function personIn(entry: JournalEntry): string {
  const info = recordedReply(entry)?.loginInfo;
  return typeof info === 'object' && info !== null && 'loginName' in info ? String(info.loginName) : '';
}

function expected(name: string, reply: Fields): string[] {
  const { fields, counts } = steadyPart(reply);
  return [
    called(`expect(${name}).toMatchObject`, [fields], INDENT),
    ...counts.map(([path, count]) => called(`expect(${name}${path}).toHaveLength`, [count], INDENT)),
  ];
}

/** @returns the name of a field with an id that no call has given */
function missingId(value: Json, ids: ReadonlyMap<string, string>, name = 'value'): string | undefined {
  if (typeof value === 'string') return isMadeId(value) && !ids.has(value) ? name : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const missing = missingId(each, ids, Array.isArray(value) ? name : key);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function withIds(value: Json, ids: ReadonlyMap<string, string>): Source {
  if (typeof value === 'string') {
    const where = ids.get(value);
    return where === undefined ? value : new Code(where);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => withIds(each, ids));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each, ids)]));
}
