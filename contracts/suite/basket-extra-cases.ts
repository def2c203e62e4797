import { callSerial } from '../api/call-signing.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { VOUCHER_PENCE } from '../domain/project/shared-project.ts';
import { buyer, lineOf, write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { approveProject } from './control.ts';
import { sharedProject } from './gallery-cases.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { type LoggedIn, logIn } from './people.ts';

type BasketLine = components['schemas']['BasketLine'];
type Link = components['schemas']['BasketLink'];
type SharedBasket = components['schemas']['SharedBasket'];
const ADD = '/woojiapi/order/insertshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const NOTE = '/woojiapi/order/updateshoppingcarnote';
const SAVE = '/woojiapi/order/insertsavedline';
const SAVED = '/woojiapi/order/qrysavedlines';
const RESTORE = '/woojiapi/order/restoresavedline';
const REMOVE = '/woojiapi/order/deletesavedline';
const SHARE = '/woojiapi/order/insertsharedbasket';
const SHARED = '/woojiapi/order/qrysharedbasket';
const LINKS = '/woojiapi/order/qrysharedbaskets';
const END = '/woojiapi/order/deletesharedbasket';
const VOUCHER = '/woojiapi/order/qryvoucher';

async function linesOf(
  target: Target,
  { token, userId }: LoggedIn,
  path: typeof BASKET | typeof SAVED = BASKET,
): Promise<BasketLine[]> {
  return expectCode(path, await send(target, path, { userId }, { token }), '0').data as BasketLine[];
}

/** A customer with a line of two packs, and the line as read from the basket. @param index of the floor, a different one for each case */
async function withLine(target: Target, index: number): Promise<LoggedIn & { line: BasketLine }> {
  const person = await buyer(target, 'architect');
  const floor = person.products[index % person.products.length];
  const added = await send(target, ADD, lineOf(person, floor, 2), { token: person.token });
  const { carId } = expectCode(ADD, added, '0').data as { carId: string };
  const line = (await linesOf(target, person)).find((one) => one.carId === carId);
  expectThat(line !== undefined, `${BASKET}: a line that was added is missing`);
  return { ...person, line };
}

async function sharedLink(target: Target, { token, userId }: LoggedIn): Promise<Link> {
  return expectCode(SHARE, await send(target, SHARE, { userId }, { token }), '0').data as Link;
}

const end = (target: Target, { token, userId }: LoggedIn, shareId: string) =>
  send(target, END, { userId, shareId }, { token });

/** Notes, saved lines, links and vouchers of a basket. */
export const basketExtraCases: readonly ContractCase[] = [
  write(NOTE, 'keeps a note with its line', async (target) => {
    const { line, ...person } = await withLine(target, 0);
    const { token, userId } = person;
    const note = { userId, carId: line.carId, note: 'First floor only' };
    expectCode(NOTE, await send(target, NOTE, note, { token }), '0');
    const after = (await linesOf(target, person)).find(({ carId }) => carId === line.carId);
    expectThat(after?.note === note.note, `${BASKET}: the note reads ${after?.note}`);
  }),
  {
    call: NOTE,
    code: '1',
    title: 'tells that a line has gone',
    writes: true,
    run: async (target) => {
      const { token, userId } = await logIn(target, 'architect');
      const body = { userId, carId: 'no-such', note: 'Hall' };
      expectField(NOTE, expectCode(NOTE, await send(target, NOTE, body, { token }), '1'), 'carId');
    },
  },
  write(SAVE, 'saves a line for later with its packs', async (target) => {
    const { line, ...person } = await withLine(target, 1);
    const { token, userId } = person;
    expectCode(SAVE, await send(target, SAVE, { userId, carId: line.carId }, { token }), '0');
    const inBasket = await linesOf(target, person);
    expectThat(
      !inBasket.some(({ carId }) => carId === line.carId),
      `${SAVE}: the line is still in the basket`,
    );
    const saved = (await linesOf(target, person, SAVED)).find(
      ({ productId }) => productId === line.productId,
    );
    expectThat((saved?.number ?? 0) >= line.number, `${SAVED}: ${saved?.number} packs, not ${line.number}`);
  }),
  write(SAVED, 'lists what is saved, and no line of the basket', async (target) => {
    const { line, ...person } = await withLine(target, 2);
    const saved = await linesOf(target, person, SAVED);
    expectThat(!saved.some(({ carId }) => carId === line.carId), `${SAVED}: a line of the basket`);
  }),
  write(RESTORE, 'puts a saved line back with its packs', async (target) => {
    const { line, ...person } = await withLine(target, 3);
    const { token, userId } = person;
    expectCode(SAVE, await send(target, SAVE, { userId, carId: line.carId }, { token }), '0');
    const saved = (await linesOf(target, person, SAVED)).find(
      ({ productId }) => productId === line.productId,
    );
    const back = { userId, carId: saved?.carId ?? '', productPrice: saved?.productPrice ?? 0 };
    const { carId } = expectCode(RESTORE, await send(target, RESTORE, back, { token }), '0').data as {
      carId: string;
    };
    const after = (await linesOf(target, person)).find((one) => one.carId === carId);
    expectThat(after?.number === saved?.number, `${BASKET}: ${after?.number} packs, not ${saved?.number}`);
  }),
  {
    call: RESTORE,
    code: '1',
    title: 'asks again when the price is above the one that was seen',
    writes: true,
    run: async (target) => {
      const { line, ...person } = await withLine(target, 4);
      const { token, userId } = person;
      expectCode(SAVE, await send(target, SAVE, { userId, carId: line.carId }, { token }), '0');
      const saved = (await linesOf(target, person, SAVED)).find(
        ({ productId }) => productId === line.productId,
      );
      const back = { userId, carId: saved?.carId ?? '', productPrice: 1 };
      const reply = expectCode(RESTORE, await send(target, RESTORE, back, { token }), '1');
      expectField(RESTORE, reply, 'productPrice');
      const still = await linesOf(target, person, SAVED);
      expectThat(
        still.some(({ carId }) => carId === saved?.carId),
        `${RESTORE}: a refused line is no longer saved`,
      );
    },
  },
  write(REMOVE, 'removes a saved line, once or twice', async (target) => {
    const { line, ...person } = await withLine(target, 5);
    const { token, userId } = person;
    expectCode(SAVE, await send(target, SAVE, { userId, carId: line.carId }, { token }), '0');
    const saved = (await linesOf(target, person, SAVED)).find(
      ({ productId }) => productId === line.productId,
    );
    const remove = () => send(target, REMOVE, { userId, carId: saved?.carId ?? '' }, { token });
    expectCode(REMOVE, await remove(), '0');
    expectCode(REMOVE, await remove(), '0');
    const after = await linesOf(target, person, SAVED);
    expectThat(!after.some(({ carId }) => carId === saved?.carId), `${SAVED}: a removed line`);
  }),
  write(SHARE, 'makes one link however often the call is repeated', async (target) => {
    const { line: _line, ...person } = await withLine(target, 9);
    const { token, userId } = person;
    const serial = callSerial(Date.now(), Math.random());
    const share = () => send(target, SHARE, { userId }, { token, serial });
    const first = await share();
    const { shareId } = expectCode(SHARE, first, '0').data as Link;
    expectThat((await share()).text === first.text, `${SHARE}: a repeated callserial makes another link`);
    expectCode(END, await end(target, person, shareId), '0');
  }),
  write(SHARED, "opens for another company at its own prices, with no user's id", async (target) => {
    const { line, ...person } = await withLine(target, 6);
    const { shareId } = await sharedLink(target, person);
    const stranger = await logIn(target, 'developer');
    const body = { userId: stranger.userId, shareId };
    const answer = await send(target, SHARED, body, { token: stranger.token });
    const { lines } = expectCode(SHARED, answer, '0').data as SharedBasket;
    const shared = lines.find(({ product }) => product.productId === line.productId);
    expectThat(shared?.number === line.number, `${SHARED}: ${shared?.number} packs, not ${line.number}`);
    expectThat(shared?.product.productPrice !== undefined, `${SHARED}: a product without its price`);
    expectThat(!answer.text.includes(person.userId), `${SHARED}: tells who shares by id`);
    expectCode(END, await end(target, person, shareId), '0');
  }),
  write(LINKS, 'lists the links that work, and none of somebody else', async (target) => {
    const { line: _line, ...person } = await withLine(target, 7);
    const { shareId } = await sharedLink(target, person);
    const linksOf = async ({ token, userId }: LoggedIn) =>
      expectCode(LINKS, await send(target, LINKS, { userId }, { token }), '0').data as Link[];
    const isListed = async (whose: LoggedIn) =>
      (await linksOf(whose)).some((link) => link.shareId === shareId);
    expectThat(await isListed(person), `${LINKS}: a link that was made is missing`);
    expectThat(!(await isListed(await logIn(target, 'developer'))), `${LINKS}: a link of somebody else`);
    expectCode(END, await end(target, person, shareId), '0');
    expectThat(!(await isListed(person)), `${LINKS}: a link that was ended`);
  }),
  write(END, 'ends one’s own link, and leaves those of others', async (target) => {
    const { line: _line, ...person } = await withLine(target, 8);
    const { shareId } = await sharedLink(target, person);
    const stranger = await logIn(target, 'developer');
    const open = () => send(target, SHARED, { userId: stranger.userId, shareId }, { token: stranger.token });
    expectCode(END, await end(target, stranger, shareId), '0');
    expectCode(SHARED, await open(), '0');
    expectCode(END, await end(target, person, shareId), '0');
    expectCode(SHARED, await open(), '1');
  }),
  {
    call: VOUCHER,
    code: '0',
    title: 'tells what the voucher of a shared project is worth, however its code is typed',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const code = await approveProject(target, await sharedProject(target));
      const { token, userId } = await logIn(target);
      const body = { userId, voucherCode: ` ${code.toLowerCase().replace('-', ' ')}` };
      const { data } = expectCode(VOUCHER, await send(target, VOUCHER, body, { token }), '0');
      const { voucherCode, valuePence } = data as components['schemas']['Voucher'];
      expectThat(voucherCode === code && valuePence === VOUCHER_PENCE, `${VOUCHER}: another voucher`);
    },
  },
  {
    call: VOUCHER,
    code: '1',
    title: 'names the field for a code that is unknown',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const body = { userId, voucherCode: 'NONE2-NONE2' };
      expectField(
        VOUCHER,
        expectCode(VOUCHER, await send(target, VOUCHER, body, { token }), '1'),
        'voucherCode',
      );
    },
  },
  ...(
    [
      [NOTE, { carId: 'no-such', note: '' }],
      [SAVE, { carId: 'no-such' }],
      [SAVED, {}],
      [RESTORE, { carId: 'no-such', productPrice: 1 }],
      [REMOVE, { carId: 'no-such' }],
      [SHARE, {}],
      [SHARED, { shareId: 'no-such' }],
      [LINKS, {}],
      [END, { shareId: 'no-such' }],
      [VOUCHER, { voucherCode: 'NONE2-NONE2' }],
    ] as const
  ).map(
    ([call, body]): ContractCase => ({
      call,
      code: '102',
      title: "refuses another user's name",
      writes: false,
      run: async (target) => {
        const { token } = await logIn(target);
        const { userId } = await logIn(target, 'architect');
        expectCode(call, await send(target, call, { ...body, userId }, { token }), '102');
      },
    }),
  ),
];
