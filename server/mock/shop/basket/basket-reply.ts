import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { lineFacts } from '../../../../contracts/domain/basket/basket-line.ts';
import { readProduct } from '../product/repository.ts';
import type { listLines } from './repository.ts';

type BasketLine = ReplyOf<'/woojiapi/order/qryshoppingcar'>['data'][number];
type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

/** Price, pack and stock are today's. */
export function basketLine(userId: string, line: StoredLine): BasketLine {
  const product = readProduct(line);
  const carType = line.car_type === 1 ? 1 : 0;
  const { number } = line;
  return {
    carId: line.car_id,
    carType,
    userId,
    productId: product.productId,
    mainImg: line.main_img,
    ...lineFacts(product, { carType, number }),
    number,
    productInfo: line.product_info,
    ...(line.note === '' ? {} : { note: line.note }),
  };
}
