import { type Draw, nth, type Step, step } from './step.ts';
import { strangersOf } from './strangers.ts';

const BASKET = '/woojiapi/order/qryshoppingcar';
const HOUR_MS = 3_600_000;

/** A person logs out, which ends the token, and in again. */
export const logOut = ({ who }: Draw): Step =>
  step(
    'log out',
    ({ people }) => nth(people, who),
    async (person, _model, shop) => {
      shop.begin('log out', `${person.name} logs out and in again`);
      await shop.ok(person, '/api/logout');
      await shop.act(person, BASKET, {}, '-1000');
      await shop.logIn(person);
      return undefined;
    },
  );

/** Time passes: sessions end, and so do orders that were not approved or paid. */
export const passTime = (hours: number): Step =>
  step(
    'let time pass',
    ({ people }) => people,
    async (people, model, shop) => {
      shop.begin('let time pass', `${hours} hours pass`);
      const { now } = await shop.staff('POST /clock', { advanceMs: hours * HOUR_MS });
      model.now = now;
      for (const person of people) {
        await shop.act(person, BASKET, {}, '-1000');
        await shop.logIn(person);
        // reading the list ends the company's orders that are overdue
        if (person.role === 'buyer') continue;
        await shop.look(person, '/woojiapi/order/qrywaitingorders');
        await shop.look(person, '/woojiapi/order/qrytopay');
      }
      return model.endLate();
    },
  );

/** More packs arrive in our warehouse. */
export const restock = ({ at }: Draw, packs: number): Step =>
  step(
    'restock',
    ({ products }) => nth(products, at),
    async (product, _model, shop) => {
      shop.begin('restock', `${packs} packs of ${product.productNo} arrive in our warehouse`);
      product.stock += packs;
      await shop.staff(`PATCH /catalogue/${product.productId}`, { inventoryBalance: product.stock });
      return undefined;
    },
  );

/** A person tries a call on something of another company. */
export const pry = ({ who, at }: Draw): Step =>
  step(
    'pry into another company',
    (model) => {
      const stranger = nth(model.people, who);
      const call = stranger && nth(strangersOf(model, stranger), at);
      return stranger && call && { stranger, call };
    },
    async ({ stranger, call: { path, body } }, _model, shop) => {
      shop.begin('pry into another company', `${stranger.name} tries ${path}`);
      await shop.act(stranger, path, body, '102');
      return undefined;
    },
  );
