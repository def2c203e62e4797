import { deliveryTo } from '../../contracts/rules/delivery-charge.ts';
import { dayText, deliveryDays } from '../../contracts/rules/delivery-day.ts';
import { loadOf } from '../../contracts/rules/order-load.ts';
import { orderSums } from '../../contracts/rules/order-sums.ts';
import { costOf, totalAmount } from '../../contracts/rules/packs.ts';
import type { Customer } from './console-test.ts';

const FLOOR = 'p-0101';
const PACKS = 2;
const PLACE = { companyName: '', line1: '4 Mill Lane', line2: '', town: 'Ipswich', postCode: 'IP4 9ZZ' };

/** An order of two packs that waits for its transfer. */
export async function orderByTransfer({ userId, loginName, call }: Customer): Promise<{ orderNo: string }> {
  const { data: floor } = await call('/woojiapi/product/qrybyproductid', {
    productId: FLOOR,
    brand: 'Alderline',
  });
  const { productId, productNo, mainImg, packSize, packWeight, productPrice = 0 } = floor;
  const amount = totalAmount(PACKS, packSize);
  const product = { productId, productNo, mainImg, productPrice, packSize, packWeight };
  const { data: line } = await call('/woojiapi/order/insertshoppingcar', {
    ...product,
    userId,
    loginName,
    carType: 0,
    number: PACKS,
    amount,
  });
  const delivery = deliveryTo(PLACE.postCode, loadOf([{ ...floor, number: PACKS }]));
  if (delivery.kind !== 'charge') throw new Error('choose a place that we deliver to');
  const sums = orderSums([{ costPence: costOf(amount, productPrice), isSample: false }], delivery.pence);
  const { data } = await call('/woojiapi/order/insertorder', {
    userId,
    lines: [{ carId: line.carId, number: PACKS, productPrice }],
    contactName: 'Tom Halloran',
    contactPhone: '01632 960141',
    delivery: {
      ...PLACE,
      siteContact: 'Ada Moss',
      sitePhone: '01632 960142',
      unloading: 'tail lift',
      largestVehicle: 'any',
      levelGround: 1,
      bookingNeeded: 0,
      floorAndLift: '',
    },
    saveAddress: 0,
    billing: PLACE,
    poNumber: '',
    jobReference: 'Mill Lane',
    requestedDay: dayText(deliveryDays(Date.now(), delivery.roadDays)[1] ?? 0),
    notes: '',
    projectInfo: '',
    payment: 'transfer',
    deliveryPence: sums.delivery,
    totalPence: sums.total,
  });
  return data;
}
