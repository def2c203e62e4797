import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { percentText } from '../../../../contracts/domain/number/notation.ts';
import { RESTOCKING_PERCENT, RETURN_WORKING_DAYS } from '../../../../contracts/domain/order/trade-terms.ts';
import type { OrderLineRow, OrderRow, ReturnRow } from '../../engine/database/tables.ts';
import type { Letter } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { orderMail } from '../order/order-mail.ts';
import { packsOfLine } from '../order/packs-of-line.ts';

interface Asked {
  readonly kind: ReturnRow['kind'];
  readonly returnNo: string;
  readonly lines: readonly (Pick<OrderLineRow, 'facts'> & { readonly asked: number })[];
}

const linesText = (lines: Asked['lines']) => lines.map((line) => packsOfLine(line, line.asked)).join('\n');

export function askedMail(letter: Letter, order: OrderRow, { kind, returnNo, lines }: Asked): Mail {
  const first =
    kind === 'return'
      ? `You would like to return packs of your order. The number of your return is ${returnNo}. Please wait for our answer before you send anything back.`
      : `You have reported a defect. Its number is ${returnNo}. Please don’t lay the packs, and keep them until we have answered.`;
  return orderMail(letter, order, 'return-asked', [first, linesText(lines)]);
}

type Told = Pick<ReturnRow, 'kind' | 'return_no' | 'answer' | 'is_charged'>;

/** The mail about our answer. */
export function decidedMail(
  letter: Letter,
  order: OrderRow,
  { kind, return_no, answer, is_charged }: Told,
  sts: 'agreed' | 'declined',
): Mail {
  const agreed =
    kind === 'return'
      ? `We agree to your return ${return_no}. Please send the packs back unopened, with this number on them.`
      : `We accept the defect that you reported as ${return_no}.`;
  const declined =
    kind === 'return'
      ? `We can’t agree to your return ${return_no}. Please keep the packs.`
      : `We can’t accept the defect that you reported as ${return_no}.`;
  return orderMail(letter, order, 'return-answered', [
    sts === 'agreed' ? agreed : declined,
    sts === 'agreed' && is_charged === 1
      ? `We take off a restocking fee of ${percentText(RESTOCKING_PERCENT)}.`
      : '',
    answer,
    sts === 'agreed' && kind === 'return'
      ? `Once they are here we process the return within ${RETURN_WORKING_DAYS} working days.`
      : '',
  ]);
}

/** The mail about the credit for a return. */
export function creditedMail(
  letter: Letter,
  order: OrderRow,
  { kind, return_no, is_charged }: Told,
  credit: { readonly creditNo: string; readonly totalPence: number },
): Mail {
  const money = `${formatPence(credit.totalPence)} with VAT. Your credit note ${credit.creditNo} is in My account.`;
  const fee = percentText(RESTOCKING_PERCENT);
  return orderMail(letter, order, 'return-credited', [
    kind === 'return'
      ? `The packs of your return ${return_no} are here.`
      : `We accept the defect that you reported as ${return_no}.`,
    is_charged === 1 ? `Less a restocking fee of ${fee}, we credit you ${money}` : `We credit you ${money}`,
  ]);
}
