import fc from 'fast-check';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { costOf, totalAmount, totalWeight } from '../../../contracts/domain/quantity/packs.ts';
import { vatOf } from '../../../contracts/domain/vat/vat.ts';

type Quotation = components['schemas']['Quotation'];
type Line = Quotation['lines'][number];

/** When it was made. */
export const NOW = Date.UTC(2026, 10, 22);

interface Asked {
  readonly packs: number;
  readonly packSize: number;
  readonly price: number;
}

const lineOf = ({ packs, packSize, price }: Asked, plots: number, index: number): Line => {
  const amount = totalAmount(packs * plots, packSize);
  return {
    lineId: `l-${index}`,
    productId: `p-${index}`,
    productNo: `H10${index}`,
    productName: 'Whitby Oak Herringbone, brushed and oiled',
    mainImg: '',
    productUnit: 'Pack/M2',
    productSeries: 'Herringbone Flooring',
    productSurface: 'Brushed and oiled',
    specification: '14(3) x 90 x 600 mm',
    isFloor: 1,
    number: packs,
    totalNumber: packs * plots,
    amount,
    packSize,
    packWeight: 14.5,
    palletSize: 60,
    productPrice: price,
    linePence: costOf(amount, price),
    catalogPrice: price + 777,
    todayPrice: price + 1555,
    inventoryBalance: 100,
    note: `We pay ${formatPence(price)}`,
    rooms: [
      {
        roomName: 'Kitchen',
        storey: 'Ground floor',
        areaM2: 12.5,
        number: packs,
        pattern: 'Herringbone',
        direction: 'Towards the window',
        note: '=2+3',
      },
    ],
  };
};

/**
 * A quotation of these lines that adds up, with all the data that a trade customer doesn't show to clients.
 * @param delivery in pence
 */
export function quotationOf(asked: readonly Asked[], delivery: number, plots = 1): Quotation {
  const lines = asked.map((one, index) => lineOf(one, plots, index));
  const goodsPence = lines.reduce((sum, { linePence }) => sum + linePence, 0);
  const vatPence = vatOf(goodsPence + delivery, 20);
  return {
    quotationId: 'n-1',
    quotationNo: 'Q-000012',
    revision: 2,
    version: 3,
    title: 'Mill Lane 4',
    clientName: 'Ada Moss',
    siteAddress: '4 Mill Lane, Ipswich',
    postCode: 'IP4 9ZZ',
    houseType: plots > 1 ? 'Type B' : '',
    plots,
    packing: 'eachPlot',
    sts: 'answered',
    projectId: '',
    projectName: '',
    orderId: '',
    orderNo: '',
    madeAt: NOW,
    madeBy: 'Tom Halloran',
    companyName: 'Halloran & Pike',
    validUntil: '2026-12-22',
    daysLeft: 30,
    reason: '',
    signedBy: '',
    goodsPence,
    isDeliveryKnown: 1,
    deliveryPence: delivery,
    vatPercent: 20,
    vatPence,
    totalPence: goodsPence + delivery + vatPence,
    weightKg: lines.reduce((sum, { totalNumber }) => sum + totalWeight(totalNumber, 14.5), 0),
    pallets: 1,
    areaM2: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    changes: [],
    revisions: [{ revision: 2, at: NOW, message: 'A better price: £1.23', changes: [], totalPence: 123 }],
    messages: [],
    mayChange: 0,
    mayRequest: 1,
    mayAccept: 1,
    mayDecline: 1,
    mayOrder: 0,
    mayDelete: 0,
  };
}

/** The same with this outline of each of its rooms, as a plan gives it. */
export const drawnQuotation = (
  quotation: Quotation,
  outline: components['schemas']['RoomOutline'],
): Quotation => ({
  ...quotation,
  lines: quotation.lines.map((line) => ({
    ...line,
    rooms: line.rooms.map((room) => ({ ...room, outline })),
  })),
});

/** Random lines of a quotation. */
export const anyLines = fc.array(
  fc.record({
    packs: fc.integer({ min: 1, max: 400 }),
    packSize: fc.integer({ min: 50, max: 400 }).map((hundredths) => hundredths / 100),
    price: fc.integer({ min: 1999, max: 30_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
export const anyDelivery = fc.integer({ min: 0, max: 60_000 });
/** Hundredths of a percent. */
export const anyMarkUp = fc.integer({ min: 1, max: 30_000 });
export const anyPlots = fc.integer({ min: 1, max: 40 });
