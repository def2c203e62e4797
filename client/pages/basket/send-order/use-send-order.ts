import { useRef, useState } from 'react';
import { removeLine } from '../../../features/basket/basket.api.ts';
import { sendLetterPart } from '../../../features/sales-letter/sales-letter.api.ts';
import { newReference } from '../../../lib/new-reference.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
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

/** Sends the basket to the sales office, one message after the other; the lines leave the basket once all are sent. */
export function useSendOrder(rows: readonly BasketRow[], sums: OrderLetter['sums']): SentForm {
  const customer = useCustomer();
  const [send] = useState(() => safeToRepeat(sendLetterPart));
  // a second attempt goes on with the first message that wasn't sent, under the same reference
  const begun = useRef({ reference: '', sent: 0 });
  return useSentForm(check, async (values) => {
    begun.current.reference ||= newReference('S');
    const letters = await lettersOf(begun.current.reference, customer, values, rows, sums);
    const { user, customer: company } = customer;
    for (const message of letters.slice(begun.current.sent)) {
      await send({ firstName: company.custName.slice(0, 80), email: user.loginName, message });
      begun.current.sent += 1;
    }
    for (const { carId } of rows) await removeLine({ userId: user.userId, carId });
    sentOrder.reference = begun.current.reference;
  });
}

async function lettersOf(
  reference: string,
  { customer, user }: Customer,
  values: FormValues,
  rows: readonly BasketRow[],
  sums: OrderLetter['sums'],
): Promise<string[]> {
  const { sentOrderForm } = await import('../../../../contracts/domain/forms/forms.ts');
  const { name, phone, site, postCode, day, poNumber, jobReference, remarks } = sentOrderForm.parse(values);
  return orderLetters({
    reference,
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
  });
}

const quantityWords = (row: BasketRow) =>
  [...quantityOf(row), ...(row.note === '' ? [] : [`“${row.note}”`])].join(', ');
