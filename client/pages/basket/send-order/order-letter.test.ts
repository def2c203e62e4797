import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderLetter, orderLetters } from './order-letter.ts';

const MOST = 5_000;
const letter = (differs: Partial<OrderLetter> = {}): OrderLetter => ({
  reference: 'S-7K2M9',
  facts: [
    ['Company', 'Halloran & Pike'],
    ['Purchase order', ''],
    ['Site', 'Quay Road, Ipswich'],
  ],
  lines: [
    { productNo: 'AL-H101', name: 'Blakeney Oak', quantity: '12 packs, 26.04 m²', costPence: 119_524 },
    { productNo: 'AL-V101', name: 'Versailles panel', quantity: '1 piece', costPence: undefined },
  ],
  sums: { goods: 119_524, delivery: undefined, vat: 23_905, total: 143_429 },
  ...differs,
});

describe('an order that is sent to the sales office', () => {
  it('is one message with the customer, each line and the sums, without empty facts', () => {
    expect(orderLetters(letter(), MOST)).toEqual([
      [
        'Order S-7K2M9',
        '',
        'Company: Halloran & Pike',
        'Site: Quay Road, Ipswich',
        '',
        'AL-H101 Blakeney Oak: 12 packs, 26.04 m², £1,195.24',
        'AL-V101 Versailles panel: 1 piece, price on request',
        '',
        'Goods £1,195.24, VAT £239.05, total £1,434.29 without delivery.',
      ].join('\n'),
    ]);
  });

  it('names the delivery charge if the total includes it', () => {
    const sums = { goods: 119_524, delivery: 8_500, vat: 25_605, total: 153_629 };
    expect(orderLetters(letter({ sums }), MOST)[0]?.split('\n').at(-1)).toBe(
      'Goods £1,195.24, delivery £85.00, VAT £256.05, total £1,536.29.',
    );
  });

  it('continues in further messages, none too long, with whole lines in their order', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 80, unit: 'grapheme-ascii' })
      .map((text) => text.replaceAll(/\s/g, 'x'));
    const line = fc.record({
      productNo: word,
      name: word,
      quantity: word,
      costPence: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
        const messages = orderLetters(letter({ lines }), MOST);
        for (const [index, message] of messages.entries()) {
          expect(message.length).toBeLessThanOrEqual(MOST);
          expect(message.startsWith('Order S-7K2M9')).toBe(true);
          if (messages.length > 1) expect(message).toContain(`, message ${index + 1} of ${messages.length}`);
        }
        const all = messages.flatMap((message) => message.split('\n'));
        const told = all.filter((text) =>
          lines.some(({ productNo, name }) => text.startsWith(`${productNo} ${name}: `)),
        );
        expect(told).toHaveLength(lines.length);
        expect(all.at(-1)).toContain('total £1,434.29');
      }),
      { numRuns: 40 },
    );
  });
});
