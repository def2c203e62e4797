import type { ReplyOf } from '../../../../contracts/calls.ts';
import { totalAmount } from '../../../../contracts/rules/packs.ts';
import { sampleLinePrice } from '../../../../contracts/rules/samples.ts';
import { readProduct } from '../product/repository.ts';
import type { listLines } from './repository.ts';

type BasketLine = ReplyOf<'/woojiapi/order/qryshoppingcar'>['data'][number];
type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

/** Price, pack and stock are today's; a sample is one piece at the sample price. */
export function basketLine(userId: string, line: StoredLine): BasketLine {
  const product = readProduct(line);
  const sample = line.car_type === 1;
  const packSize = sample ? 1 : product.packSize;
  return {
    carId: line.car_id,
    carType: sample ? 1 : 0,
    userId,
    productId: product.productId,
    productNo: product.productNo,
    productName: product.productName,
    mainImg: line.main_img,
    productPrice: sample ? sampleLinePrice(product) : product.productPrice,
    productUnit: sample ? 'Piece' : product.productUnit,
    number: line.number,
    amount: totalAmount(line.number, packSize),
    packSize,
    packWeight: sample ? 0 : product.packWeight,
    palletSize: product.palletSize,
    specification: product.specification,
    productInfo: line.product_info,
    inventoryBalance: product.inventoryBalance,
    ...(line.note === '' ? {} : { note: line.note }),
  };
}
