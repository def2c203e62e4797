import { callSerial } from '../api/call-signing.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { SITE } from './order-of-basket.ts';
import { type LoggedIn, logIn } from './people.ts';

type Address = components['schemas']['Address'];
const BOOK = '/woojiapi/order/qryaddresses';
const ADD = '/woojiapi/order/insertaddress';
const CHANGE = '/woojiapi/order/updateaddress';
const REMOVE = '/woojiapi/order/deleteaddress';

async function bookOf(target: Target, { token, userId }: LoggedIn): Promise<Address[]> {
  return expectCode(BOOK, await send(target, BOOK, { userId }, { token }), '0').data as Address[];
}

async function addressOf(target: Target, { token, userId }: LoggedIn, label: string): Promise<string> {
  const answer = await send(target, ADD, { userId, label, site: SITE }, { token, as: 'json' });
  return (expectCode(ADD, answer, '0').data as { addressId: string }).addressId;
}

/** The address book of a company. */
export const addressCases: readonly ContractCase[] = [
  write(ADD, 'puts an address into the book once, also when the call is sent again', async (target) => {
    const person = await logIn(target);
    const { token, userId } = person;
    const before = await bookOf(target, person);
    const serial = callSerial(Date.now(), Math.random());
    const add = () => send(target, ADD, { userId, label: 'Case, once', site: SITE }, { token, serial });
    const first = await add();
    const { addressId } = expectCode(ADD, first, '0').data as { addressId: string };
    expectThat((await add()).text === first.text, `${ADD}: a repeated callserial has another answer`);
    const after = await bookOf(target, person);
    expectThat(
      after.length === before.length + 1,
      `${ADD}: ${after.length - before.length} addresses were added`,
    );
    const added = after.find((address) => address.addressId === addressId);
    expectThat(added?.site.postCode === 'IP4 9ZZ', `${ADD}: the post code is not as it is written`);
    expectCode(REMOVE, await send(target, REMOVE, { userId, addressId }, { token }), '0');
  }),
  {
    call: ADD,
    code: '1',
    title: 'names a post code that is none, and an empty label',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      for (const [field, body] of [
        ['postCode', { label: 'Case', site: { ...SITE, postCode: 'nowhere' } }],
        ['label', { label: ' ', site: SITE }],
      ] as const) {
        const answer = await send(target, ADD, { userId, ...body }, { token, as: 'json' });
        expectField(ADD, expectCode(ADD, answer, '1'), field);
      }
    },
  },
  write(BOOK, 'lists the addresses of a company by their labels', async (target) => {
    const person = await logIn(target, 'developer');
    const ids = [await addressOf(target, person, 'Case B'), await addressOf(target, person, 'Case A')];
    const book = await bookOf(target, person);
    const places = ids.map((id) => book.findIndex(({ addressId }) => addressId === id));
    expectThat(
      (places[1] ?? -1) >= 0 && Number(places[1]) < Number(places[0]),
      `${BOOK}: not by their labels`,
    );
    for (const addressId of ids) {
      await send(target, REMOVE, { userId: person.userId, addressId }, { token: person.token });
    }
  }),
  write(CHANGE, 'changes an address', async (target) => {
    const person = await logIn(target);
    const { token, userId } = person;
    const addressId = await addressOf(target, person, 'Case, to be changed');
    const site = { ...SITE, unloading: 'forklift', town: 'Felixstowe' };
    const change = { userId, addressId, label: 'Case, changed', site };
    expectCode(CHANGE, await send(target, CHANGE, change, { token, as: 'json' }), '0');
    const changed = (await bookOf(target, person)).find((address) => address.addressId === addressId);
    expectThat(
      changed?.label === 'Case, changed' &&
        changed.site.unloading === 'forklift' &&
        changed.site.town === 'Felixstowe',
      `${CHANGE}: the address is as it was`,
    );
    expectCode(REMOVE, await send(target, REMOVE, { userId, addressId }, { token }), '0');
  }),
  write(REMOVE, 'removes an address, once or twice', async (target) => {
    const person = await logIn(target);
    const { token, userId } = person;
    const addressId = await addressOf(target, person, 'Case, to be removed');
    expectCode(REMOVE, await send(target, REMOVE, { userId, addressId }, { token }), '0');
    expectCode(REMOVE, await send(target, REMOVE, { userId, addressId }, { token }), '0');
    const isThere = (await bookOf(target, person)).some((address) => address.addressId === addressId);
    expectThat(!isThere, `${REMOVE}: the address is still there`);
  }),
  ...([BOOK, ADD] as const).map(
    (call): ContractCase => ({
      call,
      code: '102',
      title: "stays out of another company's book",
      writes: false,
      run: async (target) => {
        const { token } = await logIn(target);
        const { userId } = await logIn(target, 'architect');
        const body = call === BOOK ? { userId } : { userId, label: 'Foreign', site: SITE };
        expectCode(call, await send(target, call, body, { token, as: 'json' }), '102');
      },
    }),
  ),
  ...([CHANGE, REMOVE] as const).map(
    (call): ContractCase => ({
      call,
      code: '102',
      title: "leaves another company's address alone",
      writes: true,
      run: async (target) => {
        const owner = await logIn(target);
        const addressId = await addressOf(target, owner, 'Case, of another company');
        const { token, userId } = await logIn(target, 'architect');
        const body = { userId, addressId, ...(call === CHANGE ? { label: 'Foreign', site: SITE } : {}) };
        expectCode(call, await send(target, call, body, { token, as: 'json' }), '102');
        const kept = (await bookOf(target, owner)).find((address) => address.addressId === addressId);
        expectThat(kept?.label === 'Case, of another company', `${call}: a foreign address has changed`);
        await send(target, REMOVE, { userId: owner.userId, addressId }, { token: owner.token });
      },
    }),
  ),
];
