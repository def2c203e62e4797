import type { components } from '../api/generated/woojiapi.ts';
import { totalAmount } from '../domain/quantity/packs.ts';
import { listProducts } from './browse-cases.ts';
import type { Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell } from './judge.ts';
import { type CustomerName, type LoggedIn, logIn } from './people.ts';

type Product = components['schemas']['Product'];

export interface Buyer extends LoggedIn {
  readonly products: readonly Product[];
}

async function stockedFloors(target: Target, { token }: LoggedIn): Promise<readonly Product[]> {
  const all = await listProducts(target, { productType: 'Timber', series: null }, { token });
  return all.filter((product) => product.inventoryBalance > 200);
}

const known = new WeakMap<LoggedIn, Promise<readonly Product[]>>();

/** A customer, with well-stocked floors at this customer's prices: listed once per session, as a backend may limit calls. */
export async function buyer(target: Target, name: CustomerName = 'trade'): Promise<Buyer> {
  const person = await logIn(target, name);
  const products = known.get(person) ?? stockedFloors(target, person);
  known.set(person, products);
  return { ...person, products: await products };
}

/** A body for insertshoppingcar with some packs of a product. */
export function lineOf(
  { userId, loginName }: LoggedIn,
  product: Product | undefined,
  packs = 1,
): Record<string, unknown> {
  if (!product) throw new CannotTell('needs floors with more than 200 packs in stock');
  const { productId, productNo, mainImg, productPrice, packSize, packWeight } = product;
  const amount = totalAmount(packs, packSize);
  return {
    carType: 0,
    loginName,
    userId,
    productId,
    productNo,
    mainImg,
    productPrice,
    number: packs,
    amount,
    packSize,
    packWeight,
  };
}

/** A successful case that changes stored data. */
export const write = (call: ContractCase['call'], title: string, run: ContractCase['run']): ContractCase => ({
  call,
  code: '0',
  title,
  writes: true,
  run,
});
