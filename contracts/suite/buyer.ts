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

/** A customer, with well-stocked floors at this customer's prices. */
export async function buyer(target: Target, name: CustomerName = 'trade'): Promise<Buyer> {
  const person = await logIn(target, name);
  const all = await listProducts(target, { productType: 'Timber', series: null }, { token: person.token });
  return { ...person, products: all.filter((product) => product.inventoryBalance > 200) };
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
