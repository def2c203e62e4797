// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { mutate, SWRConfig, unstable_serialize } from 'swr';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { configureApiClient } from './api-client.ts';
import { CallScopeContext, fixedScope, VISITOR_SCOPE } from './call-scope.ts';
import { onFailure } from './failure-channel.ts';
import { mount, until } from './testing/mount.ts';
import { type Backend, openBackend } from './testing/open-backend.ts';
import {
  fallbackKey,
  forgetReads,
  invalidate,
  isFresh,
  useAction,
  useCall,
  useCallAhead,
  withoutPrices,
} from './use-call.ts';

const DICTIONARY = '/woojiapi/compose/qrydicbytype';
const brand = 'Alderline';

let backend: Backend;
/** different in each test, because all share one cache of replies, as in the browser */
let input: { brand: string; type: 'Finish' | 'Grade' | 'Shadow' | 'Species' };
/** failures reported beside what the pages show */
let told: unknown[];
let token: string | undefined;

const reply = (...names: string[]) => ({
  resultCode: '0' as const,
  data: names.map((codeName) => ({ codeId: codeName, codeName })),
});
const refusal = { resultCode: '104', resultMsg: 'Away for a moment' };

interface ReaderProps {
  asks?: boolean;
}

/** A page that shows the reading. */
function Reader({ asks = true }: ReaderProps) {
  const { data, error, isLoading, own, retry } = useCall(DICTIONARY, asks ? input : null);
  const askAhead = useCallAhead(DICTIONARY);
  return (
    <>
      <p>{data ? data.data.map(({ codeName }) => codeName).join(', ') : 'nothing'}</p>
      <p>{`${own}${isLoading ? ', loading' : ''}${error ? ', failed' : ''}`}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
      <button type="button" name="ahead" onClick={() => askAhead(input)}>
        Ask ahead
      </button>
    </>
  );
}

/** Shows everything that is cached of a reading that visitors share. */
function SharedReader() {
  const { data } = useCall(DICTIONARY, input, { scope: VISITOR_SCOPE });
  return <p>{JSON.stringify(data?.data[0])}</p>;
}

interface Shown extends ReaderProps {
  scope?: string | undefined;
  /** the reply that the server has put into the page */
  prepared?: object;
}

/** Calls of this test: one that the previous test did not wait for may arrive late. */
const asked = () => backend.asked.filter((body) => body.get('brand') === input.brand);

function page({ scope, prepared, ...reader }: Shown) {
  const fallback = prepared ? { [fallbackKey(DICTIONARY, input)]: prepared } : {};
  const swrOptions = {
    fallback,
    shouldRetryOnError: false,
    // only our own rule decides whether a reply is fresh
    dedupingInterval: 0,
  };
  return (
    <SWRConfig value={swrOptions}>
      <CallScopeContext value={fixedScope(scope)}>
        <Reader {...reader} />
      </CallScopeContext>
    </SWRConfig>
  );
}

const texts = (element: HTMLElement) => [...element.querySelectorAll('p')].map((p) => p.textContent);
const press = (element: HTMLElement) => element.querySelector('button')?.click();

beforeAll(async () => {
  backend = await openBackend();
  configureApiClient({ brand, siteSalt: 'salt', token: () => token, origin: backend.origin });
});
afterAll(() => backend.close());
beforeEach(({ task }) => {
  input = { brand: `${brand} ${task.id}`, type: 'Grade' };
  backend.reset();
  const failures: unknown[] = [];
  told = failures;
  token = undefined;
  onTestFinished(onFailure((error) => failures.push(error)));
});

describe('a reading', () => {
  it('loads, and shows the reply', async () => {
    const { element } = mount(page({ scope: VISITOR_SCOPE }));
    await until(() => expect(texts(element)).toEqual(['nothing', 'coming, loading']));
    backend.answer = () => reply('Prime', 'Nature');
    await until(() => expect(asked()).toHaveLength(1));
    backend.release();
    await until(() => expect(texts(element)).toEqual(['Prime, Nature', 'here']));
    expect(asked()).toHaveLength(1);
  });

  it('shows a visitor what the server has prepared, and makes no call', async () => {
    const { element, render } = mount(page({ scope: VISITOR_SCOPE, prepared: reply('Prime') }));
    await until(() => expect(texts(element)).toEqual(['Prime', 'here']));
    render(page({ scope: VISITOR_SCOPE, prepared: reply('Prime'), asks: false }));
    await until(() => expect(texts(element)).toEqual(['nothing', 'coming']));
    expect(asked()).toEqual([]);
  });

  it('waits until the session is known', async () => {
    backend.answer = () => reply('Prime');
    const { element, render } = mount(page({ scope: undefined }));
    await until(() => expect(texts(element)).toEqual(['nothing', 'coming, loading']));
    expect(asked()).toEqual([]);
    render(page({ scope: 'u-1' }));
    await until(() => expect(texts(element)).toEqual(['Prime', 'here']));
  });

  it('shows a customer what visitors see until their own reply arrives', async () => {
    const { element } = mount(page({ scope: 'u-1', prepared: reply('Prime') }));
    await until(() => expect(texts(element)).toEqual(['Prime', 'coming']));
    await until(() => expect(asked()).toHaveLength(1));
    backend.answer = () => reply('Prime at 46.90');
    backend.release();
    await until(() => expect(texts(element)).toEqual(['Prime at 46.90', 'here']));
  });

  it('that visitors share holds no price, even if a customer reads it', async () => {
    backend.answer = () => ({ resultCode: '0', data: [{ codeName: 'Prime', productPrice: 4690 }] });
    const shared = (
      <SWRConfig value={{ fallback: {}, dedupingInterval: 0 }}>
        <CallScopeContext value={fixedScope('u-1')}>
          <SharedReader />
        </CallScopeContext>
      </SWRConfig>
    );
    const { element } = mount(shared);
    await until(() => expect(element.textContent).toBe('{"codeName":"Prime"}'));
  });

  it('never shows one customer what another has read', async () => {
    backend.answer = () => reply('Prime at 46.90');
    const { element, render } = mount(page({ scope: 'u-1' }));
    await until(() => expect(texts(element)).toEqual(['Prime at 46.90', 'here']));
    backend.answer = undefined;
    render(page({ scope: 'u-2' }));
    await until(() => expect(texts(element)).toEqual(['nothing', 'coming, loading']));
  });

  it('shows that it failed, reports it nowhere else, and tries again when asked to', async () => {
    backend.answer = () => refusal;
    const { element } = mount(page({ scope: 'u-1', prepared: reply('Prime') }));
    await until(() => expect(texts(element)).toEqual(['Prime', 'failed, failed']));
    backend.answer = () => reply('Prime at 46.90');
    press(element);
    await until(() => expect(texts(element)).toEqual(['Prime at 46.90', 'here']));
    expect(told).toEqual([]);
  });

  it.each([
    ['reply', reply('Prime'), ['Prime', 'here']],
    ['failure', refusal, ['nothing', 'failed, failed']],
  ])('takes the %s of a call that was made ahead', async (_, answer, shown) => {
    backend.answer = () => answer;
    const { element, render } = mount(page({ scope: 'u-1', asks: false }));
    const askAhead = () => element.querySelector<HTMLElement>('[name="ahead"]')?.click();
    askAhead();
    await until(() => expect(asked()).toHaveLength(1));
    render(page({ scope: 'u-1' }));
    await until(() => expect(texts(element)).toEqual(shown));
    expect(told).toEqual([]);
    // what has failed is asked for again
    if (answer === refusal) return;
    askAhead();
    expect(asked()).toHaveLength(1);
  });

  it('is not kept where a call made ahead is answered after a write or the end of its session', async () => {
    const { element, render } = mount(page({ scope: 'u-1', asks: false }));
    element.querySelector<HTMLElement>('[name="ahead"]')?.click();
    await until(() => expect(asked()).toHaveLength(1));
    backend.answer = () => reply('Prime at 46.90');
    forgetReads();
    backend.release();
    await until(() => expect(isFresh(unstable_serialize([DICTIONARY, input, 'u-1']))).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    backend.answer = undefined;
    render(page({ scope: 'u-1' }));
    await until(() => expect(texts(element)).toEqual(['nothing', 'coming, loading']));
  });

  it('reports the end of the session', async () => {
    token = 't-1';
    backend.answer = () => ({ resultCode: '-1000', resultMsg: '' });
    const { element } = mount(page({ scope: 'u-1' }));
    await until(() => expect(texts(element)).toEqual(['nothing', 'failed, failed']));
    expect(told).toMatchObject([{ message: 'Login has expired. Please log in again' }]);
  });

  it('is shown again for a minute without a call, and read again after a write', async () => {
    backend.answer = () => reply('Prime');
    const first = mount(page({ scope: 'u-1' }));
    await until(() => expect(texts(first.element)).toEqual(['Prime', 'here']));
    const second = mount(page({ scope: 'u-1' }));
    await until(() => expect(texts(second.element)).toEqual(['Prime', 'here']));
    first.unmount();
    expect(asked()).toHaveLength(1);
    backend.answer = () => reply('Nature');
    await invalidate(DICTIONARY);
    await until(() => expect(texts(second.element)).toEqual(['Nature', 'here']));
    expect(asked()).toHaveLength(2);
  });

  it('is read again after its session has ended, even if the reply came after the end', async () => {
    const before = mount(page({ scope: 'u-1', prepared: reply('Prime') }));
    await until(() => expect(asked()).toHaveLength(1));
    backend.answer = () => reply('Prime at 46.90');
    forgetReads();
    void mutate((key) => Array.isArray(key) && key[2] === 'u-1', undefined, { revalidate: false });
    backend.release();
    await until(() => expect(isFresh(unstable_serialize([DICTIONARY, input, 'u-1']))).toBe(true));
    // SWR settles a reading in a later task; until then it would merge another one with it
    await new Promise((resolve) => setTimeout(resolve));
    before.unmount();
    const after = mount(page({ scope: 'u-1', prepared: reply('Prime') }));
    await until(() => expect(texts(after.element)).toEqual(['Prime at 46.90', 'here']));
  });

  it('is read again when it comes back into view after a write', async () => {
    backend.answer = () => reply('Prime');
    const before = mount(page({ scope: 'u-1' }));
    await until(() => expect(texts(before.element)).toEqual(['Prime', 'here']));
    before.unmount();
    await invalidate(DICTIONARY);
    backend.answer = () => reply('Nature');
    const after = mount(page({ scope: 'u-1' }));
    await until(() => expect(texts(after.element)).toEqual(['Nature', 'here']));
  });
});

describe('an action', () => {
  let finish: (error?: Error) => void;
  const results: unknown[] = [];

  function Writer() {
    const { run, isPending } = useAction(
      (packs: number) =>
        new Promise<string>((resolve, reject) => {
          finish = (error) => (error ? reject(error) : resolve(`${packs} packs added`));
        }),
    );
    const press = async () => results.push(await run(2));
    return (
      <button type="button" onClick={press}>
        {isPending ? 'Adding' : 'Add'}
      </button>
    );
  }

  beforeEach(() => {
    results.length = 0;
  });

  it('runs once at a time: a second press while it runs does nothing', async () => {
    const { element } = mount(<Writer />);
    await until(() => expect(element.textContent).toBe('Add'));
    press(element);
    press(element);
    await until(() => expect(element.textContent).toBe('Adding'));
    await until(() => expect(results).toEqual([undefined]));
    finish();
    await until(() => expect(element.textContent).toBe('Add'));
    expect(results).toEqual([undefined, '2 packs added']);
    press(element);
    await until(() => expect(element.textContent).toBe('Adding'));
  });

  it('reports its failure through the failure channel, and can be run again', async () => {
    const failures: unknown[] = [];
    onTestFinished(onFailure((error) => failures.push(error)));
    const { element } = mount(<Writer />);
    await until(() => expect(element.textContent).toBe('Add'));
    press(element);
    await until(() => expect(element.textContent).toBe('Adding'));
    const refused = new Error('refused');
    finish(refused);
    await until(() => expect(element.textContent).toBe('Add'));
    expect(failures).toEqual([refused]);
    expect(results).toEqual([undefined]);
    press(element);
    await until(() => expect(element.textContent).toBe('Adding'));
  });
});

describe('a reply that is cached for all users', () => {
  it('loses the price of one product, and of each in a list or a page of one', () => {
    expect(withoutPrices({ resultCode: '0', data: { productId: 'p-1', productPrice: 4690 } })).toEqual({
      resultCode: '0',
      data: { productId: 'p-1' },
    });
    const list = { data: [{ productId: 'p-1' }, { productId: 'p-2', productPrice: 0 }] };
    expect(withoutPrices(list)).toEqual({ data: [{ productId: 'p-1' }, { productId: 'p-2' }] });
    const page = { data: { total: 1, facts: [], products: [{ productId: 'p-1', productPrice: 4690 }] } };
    expect(withoutPrices(page)).toEqual({ data: { total: 1, facts: [], products: [{ productId: 'p-1' }] } });
  });

  it('stays the same object if it has no price; otherwise the original isn’t changed', () => {
    for (const reply of [{ resultCode: '0' }, { data: [] }, { data: [{ codeName: 'Oak' }, null] }]) {
      expect(withoutPrices(reply)).toBe(reply);
    }
    const priced = { data: { productPrice: 4690 } };
    withoutPrices(priced);
    expect(priced.data.productPrice).toBe(4690);
  });
});
