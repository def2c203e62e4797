import { totalAmount } from '../../domain/quantity/packs.ts';
import type { Person, Product } from './shop-model.ts';
import { type Draw, nth, type Step, step, whoAndWhat } from './step.ts';

const ADD = '/woojiapi/order/insertshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';

const packsText = (packs: number, { productNo }: Product) => `${packs} × ${productNo}`;
const inBasket = ({ basket }: Person) => [...basket.keys()];

/** Puts packs into a basket, where they add up. */
export const addToBasket = ({ who, at }: Draw, packs: number): Step =>
  step(
    'add to the basket',
    ({ people, products }) => {
      const [person, product] = [nth(people, who), nth(products, at)];
      return person && product && { person, product };
    },
    async ({ person, product }, _model, shop) => {
      shop.begin('add to the basket', `${person.name} puts ${packsText(packs, product)} into the basket`);
      const { productId, productNo, mainImg, price, packSize, packWeight } = product;
      const line = {
        carType: 0,
        loginName: person.loginName,
        productId,
        productNo,
        mainImg,
        productPrice: price,
        number: packs,
        amount: totalAmount(packs, packSize),
        packSize,
        packWeight,
      };
      const all = (person.basket.get(product) ?? 0) + packs;
      const isEnough = all <= product.stock;
      await shop.act(person, ADD, line, isEnough ? '0' : '1');
      if (isEnough) person.basket.set(product, all);
      return undefined;
    },
  );

/** Sets the packs of a line; fewer than before are always accepted. */
export const changeInBasket = (draw: Draw, packs: number): Step =>
  step(
    'change the basket',
    (model) => whoAndWhat(model, draw, inBasket, ({ stock }) => packs <= stock),
    async ({ person, what: product }, _model, shop) => {
      shop.begin('change the basket', `${person.name} wants ${packsText(packs, product)} now`);
      const carId = await carOf(shop, person, product);
      const isTaken = packs <= (person.basket.get(product) ?? 0) || packs <= product.stock;
      const change = { carId, number: packs, productPrice: product.price };
      await shop.act(person, CHANGE, change, isTaken ? '0' : '1');
      if (isTaken) person.basket.set(product, packs);
      return undefined;
    },
  );

export const removeFromBasket = (draw: Draw): Step =>
  step(
    'remove from the basket',
    (model) => whoAndWhat(model, draw, inBasket, () => true),
    async ({ person, what: product }, _model, shop) => {
      shop.begin('remove from the basket', `${person.name} removes ${product.productNo} from the basket`);
      await shop.ok(person, REMOVE, { carId: await carOf(shop, person, product) });
      person.basket.delete(product);
      return undefined;
    },
  );

async function carOf(
  shop: Parameters<Step['run']>[1],
  person: Person,
  { productId }: Product,
): Promise<string> {
  const { data } = await shop.look(person, BASKET);
  return data.find((line) => line.productId === productId)?.carId ?? '';
}
