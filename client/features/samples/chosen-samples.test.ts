import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { session } from '../../state/session.ts';
import { addSample, chosenSamples, removeSample, removeSamples } from './chosen-samples.ts';
import { SAMPLES_KEY, sampleChoice } from './stored-choice.ts';

const [a, b, c, d] = catalogue().map(toProduct);
if (!a || !b || !c || !d) throw new Error('The catalogue has four products');

const ids = () => chosenSamples().map(({ productId }) => productId);
const logInAs = (userId: string) =>
  Object.assign(session, {
    status: 'customer',
    token: 'token',
    user: { userId, userType: 'architect', loginName: `${userId}@alderline.example` },
  });
const logOut = () => Object.assign(session, { status: 'visitor', token: undefined, user: undefined });

/** The part of the browser's storage that this code uses. */
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};

beforeEach(() => {
  items.clear();
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  logOut();
  removeSamples(ids());
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'window');
});

describe('chosen samples', () => {
  it('are up to three floors, each once', () => {
    expect([a, b, a, c, d, b].map(addSample)).toEqual([
      'added',
      'added',
      'already',
      'added',
      'full',
      'already',
    ]);
    expect(ids()).toEqual([a, b, c].map(({ productId }) => productId));
  });

  it('can be removed, one or several', () => {
    for (const product of [a, b, c]) addSample(product);
    removeSample(b.productId);
    expect(ids()).toEqual([a.productId, c.productId]);
    removeSamples([a.productId, 'not chosen']);
    expect(ids()).toEqual([c.productId]);
    expect(addSample(b)).toBe('added');
  });

  it('are kept without a price', () => {
    addSample({ ...a, productPrice: 4590 } as typeof a);
    expect(items.get(SAMPLES_KEY)).toContain(a.productName);
    expect(items.get(SAMPLES_KEY)).not.toMatch(/price|4590/i);
  });

  it('chosen in another tab are seen before the next one is added', () => {
    for (const product of [a, b, c]) addSample(product);
    const othersTab = JSON.parse(items.get(SAMPLES_KEY) ?? '');
    items.set(SAMPLES_KEY, JSON.stringify({ ...othersTab, samples: othersTab.samples.slice(1) }));
    expect(addSample(a)).toBe('added');
    expect(ids()).toEqual([b.productId, c.productId, a.productId]);
  });

  it('follow other tabs while a component shows them', () => {
    const events = new EventTarget();
    vi.stubGlobal('window', events);
    const stop = sampleChoice.follow();
    addSample(a);
    const kept = JSON.parse(items.get(SAMPLES_KEY) ?? '');
    items.set(SAMPLES_KEY, JSON.stringify({ ...kept, samples: [] }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: SAMPLES_KEY }));
    expect(ids()).toEqual([]);
    stop();
    vi.unstubAllGlobals();
  });

  it('are kept when a visitor logs in, and not shown to the next user after a log-out', () => {
    addSample(a);
    logInAs('u-1');
    expect(ids()).toEqual([a.productId]);
    logOut();
    expect(ids()).toEqual([]);
    logInAs('u-2');
    expect(ids()).toEqual([]);
    logInAs('u-1');
    addSample(b);
    expect(ids()).toEqual([a.productId, b.productId]);
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, chosenBy: 'visitor', samples: [] })],
    [
      'samples of another shape',
      JSON.stringify({ version: 1, chosenBy: 'visitor', samples: [{ productId: 1 }] }),
    ],
  ])('are none when the storage holds %s', (_name, text) => {
    items.set(SAMPLES_KEY, text);
    expect(ids()).toEqual([]);
    expect(addSample(a)).toBe('added');
  });

  it('are never more than three, whatever the storage holds', () => {
    const samples = [a, b, c, d];
    items.set(SAMPLES_KEY, JSON.stringify({ version: 1, chosenBy: 'visitor', samples }));
    expect(ids()).toHaveLength(3);
  });

  it('last as long as the tab when the browser has no storage', () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    expect(addSample(a)).toBe('added');
    expect(addSample(a)).toBe('already');
    expect(ids()).toEqual([a.productId]);
  });
});
