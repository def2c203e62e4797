import { removeLine } from '../../../features/basket/basket.api.ts';
import { type LetterDraft, useSalesLetter } from '../../../features/sales-letter/use-sales-letter.ts';
import type { FormErrors, FormValues } from '../../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../../lib/use-sent-form.ts';
import { type Customer, useCustomer } from '../../../state/session.ts';
import type { BasketRow } from '../basket-rows.ts';
import { quantityOf } from '../parts/line-bits.tsx';
import { sentOrder } from './kept-here.tsx';
import { type OrderLetter, orderLetters } from './order-letter.ts';

async function check(values: FormValues): Promise<FormErrors> {
  const { sentOrderForm, fieldErrors } = await import('../../../../contracts/domain/forms/forms.ts');
  return fieldErrors(sentOrderForm, values);
}

/** Sends the basket to the sales office; the lines leave the basket once all of the letter is sent. */
export function useSendOrder(
  rows: readonly BasketRow[],
  sums: OrderLetter['sums'],
): SentForm & { readonly draft: LetterDraft } {
  const customer = useCustomer();
  const letter = useSalesLetter('S');
  const sent = useSentForm(check, async (values) => {
    const order = await orderOf(customer, values, rows, sums);
    const { user, customer: company } = customer;
    const from = { firstName: company.custName, email: user.loginName };
    const reference = await letter.send(from, (number) => orderLetters({ reference: number, ...order }));
    for (const { carId } of rows) await removeLine({ userId: user.userId, carId });
    letter.end();
    sentOrder.reference = reference;
  });
  return { ...sent, draft: letter.draft };
}

async function orderOf(
  { customer, user }: Customer,
  values: FormValues,
  rows: readonly BasketRow[],
  sums: OrderLetter['sums'],
): Promise<Omit<OrderLetter, 'reference'>> {
  const { sentOrderForm } = await import('../../../../contracts/domain/forms/forms.ts');
  const { name, phone, site, postCode, day, poNumber, jobReference, remarks } = sentOrderForm.parse(values);
  return {
    facts: [
      ['Company', customer.custName],
      ['Name', name],
      ['Email', user.loginName],
      ['Phone', phone],
      ['Site', site.replace(/\s*\n\s*/g, ', ')],
      ['Post code', postCode],
      ['Wanted day', day],
      ['Purchase order', poNumber],
      ['Job', jobReference],
      ['Remarks', remarks],
    ],
    lines: rows.map((row) => ({
      productNo: row.productNo,
      name: row.sample ? `Sample of ${row.name}` : row.name,
      quantity: quantityWords(row),
      costPence: row.cost,
    })),
    sums,
  };
}

const quantityWords = (row: BasketRow) =>
  [...quantityOf(row), ...(row.note === '' ? [] : [`“${row.note}”`])].join(', ');
