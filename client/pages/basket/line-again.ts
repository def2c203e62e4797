import type { BasketLineInput } from '../../features/basket/basket.api.ts';
import type { BasketRow, ReceivedLine } from './basket-rows.ts';

/** The line to send to put it back into the basket; undefined for a product that has gone. */
export function lineAgain(
  line: ReceivedLine,
  { packs, amount, sample }: BasketRow,
  { userId, loginName }: { readonly userId: string; readonly loginName: string },
): BasketLineInput | undefined {
  const { productId, productNo, productName, productPrice, packSize, packWeight, mainImg, productInfo } =
    line;
  if (!productId || !productNo || !productName || typeof productPrice !== 'number') return undefined;
  return {
    carType: sample ? 1 : 0,
    userId,
    loginName,
    productId,
    productNo,
    productPrice,
    number: packs,
    amount,
    packSize: packSize ?? 0,
    packWeight: packWeight ?? 0,
    ...(mainImg ? { mainImg } : {}),
    ...(productInfo ? { productInfo } : {}),
  };
}
