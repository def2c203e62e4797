import type { InputOf } from '../../contracts/api/calls.ts';
import type { Console, Customer } from './console-test.ts';
import { test as base, expect } from './order-test.ts';

type QuotationInput = InputOf<'/woojiapi/order/insertquotation'>;

export interface Quotations {
  /** makes a draft of 6 packs of a floor and 2 of another, or what differs from that */
  make(customer: Customer, differs?: Partial<QuotationInput>): Promise<string>;
  /** answers as our staff do, with 10% off the first line */
  answer(customer: Customer, quotationId: string, message: string): Promise<void>;
  /** accepts it, whatever its version */
  accept(customer: Customer, quotationId: string): Promise<void>;
  /** moves the clock of the test's world */
  later(days: number): Promise<unknown>;
}

const DAY_MS = 86_400_000;
const room = (roomName: string, storey: string, number: number) => ({
  roomName,
  storey,
  areaM2: 7.5,
  number,
  pattern: 'Herringbone',
  direction: 'Along the room',
  note: '',
});

export const quotationLines: NonNullable<QuotationInput['lines']> = [
  {
    productNo: 'AL-H101',
    number: 6,
    note: '',
    rooms: [room('Kitchen', 'Ground floor', 4), room('Hallway', 'Ground floor', 2)],
  },
  { productNo: 'AL-C101', number: 2, note: '', rooms: [room('Bedroom', 'First floor', 2)] },
];

export async function readQuotation({ call, userId }: Customer, quotationId: string) {
  return (await call('/woojiapi/order/qryquotationdetail', { userId, quotationId })).data;
}

const quotationsOf = (mock: Console): Quotations => ({
  async make({ call, userId }, differs = {}) {
    const { data } = await call('/woojiapi/order/insertquotation', {
      userId,
      source: 'lines',
      title: 'Mill Lane 4',
      clientName: 'Ada Moss',
      siteAddress: '4 Mill Lane, Ipswich',
      postCode: 'IP4 9ZZ',
      lines: quotationLines,
      ...differs,
    });
    return data.quotationId;
  },
  async answer(customer, quotationId, message) {
    const { version, lines } = await readQuotation(customer, quotationId);
    await mock.write(`POST /quotations/${quotationId}/answer`, {
      version,
      message,
      lines: lines.map(({ lineId, number, productPrice }, at) => ({
        lineId,
        number,
        pricePence: at === 0 ? Math.round(productPrice * 0.9) : productPrice,
      })),
    });
  },
  async accept(customer, quotationId) {
    const { version } = await readQuotation(customer, quotationId);
    const { userId } = customer;
    await customer.call('/woojiapi/order/acceptquotation', {
      userId,
      quotationId,
      version,
      signedBy: 'Tom Halloran',
    });
  },
  later: (days) => mock.write('POST /clock', { advanceMs: days * DAY_MS }),
});

/** A browser test about quotations. */
export const test = base.extend<{ quotations: Quotations }>({
  quotations: async ({ mock }, use) => {
    await use(quotationsOf(mock));
  },
});

export { expect };
