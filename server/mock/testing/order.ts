import type { BodyOf } from '../../../contracts/calls.ts';
import { deliveryTo } from '../../../contracts/rules/delivery-charge.ts';
import { dayText, deliveryDays } from '../../../contracts/rules/delivery-day.ts';
import { loadOf } from '../../../contracts/rules/order-load.ts';
import { orderSums } from '../../../contracts/rules/order-sums.ts';
import { costOf } from '../../../contracts/rules/packs.ts';
import { personByLogin } from '../../../fixtures/people/people.ts';
import type { TestShop } from './open-shop.ts';

export type OrderInput = BodyOf<'/woojiapi/order/insertorder'>;
type Site = OrderInput['delivery'];

export const SITE: Site = {
  companyName: 'Halloran & Pike',
  line1: '4 Mill Lane',
  line2: '',
  town: 'Ipswich',
  postCode: 'IP4 9ZZ',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960141',
  unloading: 'tail lift',
  largestVehicle: '18 t',
  levelGround: 1,
  bookingNeeded: 0,
  floorAndLift: '',
};
const { companyName, line1, line2, town, postCode } = SITE;
export const PLACE: OrderInput['billing'] = { companyName, line1, line2, town, postCode };

/** The whole basket of a person, as their checkout would order it. */
export async function checkoutOf(
  shop: TestShop,
  loginName: string,
  overrides: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const { userId } = personByLogin(loginName);
  const token = await shop.logIn(loginName);
  const { data } = (await shop.call('/woojiapi/order/qryshoppingcar', { userId }, { token })).body;
  const charge = deliveryTo(
    overrides.delivery?.postCode ?? SITE.postCode,
    loadOf(data.filter(({ carType }) => carType === 0)),
  );
  if (charge.kind !== 'charge') throw new Error('choose a place that we deliver to');
  const lines = data.map((line) => ({
    costPence: costOf(line.amount, line.productPrice),
    isSample: line.carType === 1,
  }));
  const [day = 0] = deliveryDays(shop.clock.now, charge.roadDays);
  const sums = orderSums(lines, charge.pence);
  return {
    userId,
    lines: data.map(({ carId, number, productPrice }) => ({ carId, number, productPrice })),
    contactName: 'Tom Halloran',
    contactPhone: '01632 960141',
    delivery: SITE,
    saveAddress: 0,
    billing: PLACE,
    poNumber: 'PO-1180',
    jobReference: 'Mill Lane 4',
    requestedDay: dayText(day),
    notes: '',
    projectInfo: '',
    payment: sums.total === 0 ? 'none' : 'account',
    deliveryPence: sums.delivery,
    totalPence: sums.total,
    ...overrides,
  };
}
