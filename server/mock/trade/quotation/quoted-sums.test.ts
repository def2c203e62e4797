import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { quotingAs } from '../../testing/quote.ts';
import { withShop } from '../../testing/with-shop.ts';
import { moveOrder, receiveTransfer } from '../order/move-order.ts';

const RUNS = 8;
const LIMIT_MS = 120_000;
const FLOORS = [0, 1, 2, 3].map(stockedFloor);
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** Up to three house types of up to three floors, at prices of the day, for a site near or far. */
const sites = fc.record({
  types: fc.array(
    fc.record({
      plots: fc.integer({ min: 1, max: 24 }),
      packs: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  prices: fc.array(fc.integer({ min: 101, max: 19_999 }), { minLength: 4, maxLength: 4 }),
  postCode: fc.constantFrom('IP4 9ZZ', 'M1 9ZZ', 'EH1 9ZZ', 'ZE1 9ZZ'),
  payment: fc.constantFrom('account', 'transfer'),
});

describe.each(ENGINES)('the sums of quotations on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  it(
    'are to the penny those of their paper, their order, its papers, its invoice and the statement',
    async () => {
      const token = await shop.logIn(TRADE);
      const { ok, accepted, read, ordered } = quotingAs(shop, { userId: 'u-1001', token });
      await shop.db.updateTable('products').set({ stock_packs: 50_000 }).execute();
      await shop.db.updateTable('companies').set({ credit_limit_pence: 1e11 }).execute();
      await fc.assert(
        fc.asyncProperty(sites, async ({ types, prices, postCode, payment }) => {
          await priceFloors(prices);
          const ids: string[] = [];
          for (const { plots, packs } of types)
            ids.push(await accepted({ plots, postCode, lines: linesOf(packs) }));
          const quotations = await Promise.all(ids.map(read));
          for (const { quotationId, ...quoted } of quotations) {
            expect(sum(quoted.lines.map(({ linePence }) => linePence))).toBe(quoted.goodsPence);
            const { sums } = (await ok('/woojiapi/order/qryquotationpaper', { quotationId, copy: 'own' }))
              .data;
            expect(sums && partsOf(sums)).toEqual(partsOf({ ...quoted, vat: vatRows(quoted) }));
          }
          // our prices of another day are nothing to what was quoted
          await priceFloors(prices.map((price) => price + 1));
          const before = await statement();

          const { orderId } = await ordered(ids, { payment, delivery: buildSite({ postCode }) });
          const order = (await ok('/woojiapi/order/qryorderdetail', { orderId })).data;
          const parts = partsOf({ ...order, vat: vatRows(order) });
          expect(order.lines.map(({ linePence }) => linePence)).toEqual(
            quotations.flatMap(({ lines }) => lines.map(({ linePence }) => linePence)),
          );
          expect(order.goodsPence).toBe(sum(quotations.map(({ goodsPence }) => goodsPence)));
          expect(order.vatPence).toBe(vatOf(order.goodsPence + order.deliveryPence, 20));
          expect(order.totalPence).toBe(order.goodsPence + order.deliveryPence + order.vatPence);
          const [only] = quotations;
          // several are delivered together, so their deliveries don't add up
          if (only && quotations.length === 1)
            expect(partsOf({ ...only, vat: vatRows(only) })).toEqual(parts);

          const papers = payment === 'transfer' ? ['confirmation', 'proforma'] : ['confirmation'];
          for (const kind of papers) expect(await paperParts(kind, orderId)).toEqual(parts);
          await dispatch(orderId, payment);
          expect(await paperParts('invoice', orderId)).toEqual(parts);
          const { data } = await ok('/woojiapi/order/qryinvoices', { pageNo: 1, pageSize: 100 });
          const invoice = data.find((each) => each.orderId === orderId);
          expect(invoice?.totalPence).toBe(order.totalPence);
          const after = await statement();
          const entry = after?.entries.find(({ text }) => text.includes(invoice?.invoiceNo ?? 'none'));
          expect(entry?.chargePence).toBe(order.totalPence);
          const owed = payment === 'transfer' ? 0 : order.totalPence;
          expect((after?.balancePence ?? 0) - (before?.balancePence ?? 0)).toBe(owed);
        }),
        { numRuns: RUNS },
      );

      async function paperParts(kind: string, id: string) {
        const { sums, lines } = (await ok('/woojiapi/order/qrypaper', { kind, id })).data;
        expect(sum(lines.map(({ netPence = 0 }) => netPence))).toBe(sums?.goodsPence);
        return sums && partsOf(sums);
      }
      async function statement() {
        return (await ok('/woojiapi/order/qrypaper', { kind: 'statement', id: '2026-11' })).data.statement;
      }
    },
    LIMIT_MS,
  );

  async function priceFloors(prices: readonly number[]): Promise<void> {
    for (const [at, { productId }] of FLOORS.entries())
      await shop.db
        .updateTable('products')
        .set({ price_pence: prices[at] ?? 0 })
        .where('product_id', '=', productId)
        .execute();
  }

  /** Sends an order off, once a transfer for it has arrived. */
  const dispatch = (orderId: string, payment: string) =>
    shop.db.transaction().execute(async (trx) => {
      if (payment === 'transfer') await receiveTransfer(trx, orderId, shop.clock.now);
      else await moveOrder(trx, orderId, 'confirmed', '', shop.clock.now);
      for (const sts of ['picking', 'dispatched'] as const)
        await moveOrder(trx, orderId, sts, '', shop.clock.now);
    });
});

const linesOf = (packs: readonly number[]) =>
  packs.map((number, at) => ({ productNo: FLOORS[at]?.productNo ?? '', number }));

interface Parts {
  readonly goodsPence: number;
  readonly deliveryPence: number;
  readonly vat: readonly { readonly percent: number; readonly netPence: number; readonly vatPence: number }[];
  readonly totalPence: number;
}

const partsOf = ({ goodsPence, deliveryPence, vat, totalPence }: Parts): Parts => ({
  goodsPence,
  deliveryPence,
  vat,
  totalPence,
});

/** By rate: floors and their delivery are all at 20%. */
const vatRows = ({
  goodsPence,
  deliveryPence,
  vatPence,
}: {
  readonly goodsPence: number;
  readonly deliveryPence: number;
  readonly vatPence: number;
}) => [{ percent: 20, netPence: goodsPence + deliveryPence, vatPence }];
