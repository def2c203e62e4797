import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { timesPacked } from '../../../../contracts/domain/quotation/packing.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { addLines, type LineInput } from '../../shop/basket/add-lines.ts';
import { findProducts, type PricedProduct } from '../../shop/product/repository.ts';
import { factsOf, plottedOf } from './lines.ts';
import { lockOwnQuotation } from './own-quotation.ts';
import { listLines } from './repository.ts';

/** Packs for all plots at today's prices: all lines or none. @throws CallFailure "1" for what is short or no longer sold */
export const fillBasket: Handler<'/woojiapi/order/insertquotationbasket'> = async (input, call) => {
  const { userId, loginName } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const { row } = await lockOwnQuotation(db, userId, input.quotationId);
    const lines = await listLines(db, row.quotation_id);
    const products = await findProducts(
      db,
      lines.map(({ product_id }) => product_id),
    );
    const asked = lines.map((line) => {
      const product =
        products.get(line.product_id) ??
        refuseField('quotationId', `${factsOf(line).productName} is no longer sold.`);
      return basketInput(product, line.number * timesPacked(plottedOf(row)), { userId, loginName });
    });
    const data = await addLines(db, userId, asked, call.now, (at) => `lines[${at}].`);
    return { resultCode: '0', data };
  });
};

function basketInput(
  product: PricedProduct,
  number: number,
  who: Pick<LineInput, 'userId' | 'loginName'>,
): LineInput {
  const { productId, productNo, mainImg, productPrice, packSize, packWeight } = product;
  return {
    ...who,
    carType: 0,
    productId,
    productNo,
    mainImg,
    productPrice,
    number,
    amount: totalAmount(number, packSize),
    packSize,
    packWeight,
  };
}
