import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import type { CreditNoteRow, InvoiceRow, OrderLineRow, OrderRow } from '../../engine/database/tables.ts';
import { basePaper, fileName, orderFacts, type Paper, unpricedLine } from './order-paper.ts';
import { vatByRate, vatPercentOf } from './paper-sums.ts';
import { dayWords, TERMS } from './paper-words.ts';

interface PaperCredit {
  readonly order: OrderRow;
  readonly credit: CreditNoteRow;
  readonly lines: readonly (OrderLineRow & { readonly returned: number; readonly net_pence: number })[];
  readonly invoice: InvoiceRow | undefined;
  readonly brand: string;
}

/** The credit note of a return: its packs at the order's prices, less the restocking fee, and the VAT on that. */
export function creditNotePaper({ order, credit, lines, invoice, brand }: PaperCredit): Paper {
  const { credit_no, tax_point, goods_pence, voucher_pence, restocking_pence, vat_pence, total_pence } =
    credit;
  const [rate] = vatByRate(
    lines.map(({ net_pence, car_type }) => ({ costPence: net_pence, isSample: car_type === 1 })),
    -restocking_pence,
    order.vat_rate / 100,
    voucher_pence,
  );
  return {
    ...basePaper({ order, brand }),
    kind: 'credit-note',
    title: 'Credit note',
    paperNo: credit_no,
    fileName: fileName('credit-note', credit_no),
    notice: '',
    delivery: [],
    facts: [
      { label: 'Credit note number', text: credit_no },
      { label: 'Date and tax point', text: dayWords(tax_point) },
      ...(invoice
        ? [{ label: 'For invoice', text: `${invoice.invoice_no} of ${dayWords(invoice.tax_point)}` }]
        : []),
      ...orderFacts(order),
    ],
    lines: lines.map((line) => ({
      ...unpricedLine({ ...line, number: line.returned, facts: factsOf(line) }),
      unitPence: line.price_pence,
      vatPercent: vatPercentOf({ isSample: line.car_type === 1 }, order.vat_rate / 100),
      netPence: line.net_pence,
    })),
    sums: {
      goodsPence: goods_pence,
      deliveryPence: 0,
      ...(voucher_pence > 0 ? { voucherPence: voucher_pence } : {}),
      restockingPence: restocking_pence,
      vat: rate ? [{ ...rate, vatPence: vat_pence }] : [],
      totalPence: total_pence,
      paidPence: 0,
      duePence: 0,
    },
    payment: [],
    terms: [...TERMS.credit],
  };
}

/** The facts of a line with the amount in the returned packs. */
function factsOf({ facts, returned }: PaperCredit['lines'][number]) {
  const line = fromJson(facts);
  return toJson({ ...line, amount: totalAmount(returned, line.packSize) });
}
