import { totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { type Product, toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { personByLogin } from '../../../fixtures/people/people.ts';

export const TRADE = 'trade@alderline.example';
export const ARCHITECT = 'architect@alderline.example';
export const DEVELOPER = 'developer@alderline.example';
export const STAFF = 'staff@alderline.example';

/** @param index among the floors with at least 50 packs in stock */
export function stockedFloor(index = 0): Product {
  const floors = catalogue()
    .filter((item) => item.kind === 'floor' && item.stockPacks >= 50)
    .map(toProduct);
  const floor = floors[index];
  if (!floor) throw new Error(`no stocked floor ${index}`);
  return floor;
}

/** The product fields that a project's product and a basket line share. */
export function productFields(product: Product, number: number) {
  return {
    productId: product.productId,
    productNo: product.productNo,
    mainImg: product.mainImg,
    productPrice: product.productPrice ?? 0,
    number,
    amount: totalAmount(number, product.packSize),
    packSize: product.packSize,
    packWeight: product.packWeight,
    productInfo: '{}',
  };
}

/** A customer's valid basket line. */
export function basketLine(loginName: string, product: Product, number: number, carType = 0) {
  const { userId } = personByLogin(loginName);
  return { carType, loginName, userId, ...productFields(product, number) };
}
