import { useRef, useState } from 'react';
import { sendLetterPart } from '../../../features/sales-letter/sales-letter.api.ts';
import { newReference } from '../../../lib/new-reference.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import type { FormErrors, FormValues } from '../../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../../lib/use-sent-form.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import type { Planned } from '../planned-lines.ts';
import { planLetters } from './plan-letter.ts';

async function check(values: FormValues): Promise<FormErrors> {
  const { sentPlanForm, fieldErrors } = await import('../../../../contracts/domain/forms/forms.ts');
  return fieldErrors(sentPlanForm, values);
}

/** Sends the plan to the sales office, one message after the other. @param onSent gets the plan's reference */
export function useSendPlan(
  planned: Planned,
  postCode: string,
  onSent: (reference: string) => void,
): SentForm {
  const session = useSession();
  const company = isCustomer(session) ? session.customer.custName : '';
  const [send] = useState(() => safeToRepeat(sendLetterPart));
  // a second attempt goes on with the first message that wasn't sent, under the same reference
  const begun = useRef({ reference: '', sent: 0 });
  return useSentForm(check, async (values) => {
    const { sentPlanForm } = await import('../../../../contracts/domain/forms/forms.ts');
    const { name, email, phone, site, remarks } = sentPlanForm.parse(values);
    begun.current.reference ||= newReference('P');
    const { reference } = begun.current;
    const letters = planLetters({
      reference,
      facts: [
        ['Company', company],
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
        ['Site', site.replace(/\s*\n\s*/g, ', ')],
        ['Post code', postCode],
        ['Remarks', remarks],
      ],
      planned,
    });
    for (const message of letters.slice(begun.current.sent)) {
      await send({ firstName: (company || name).slice(0, 80), email, message });
      begun.current.sent += 1;
    }
    begun.current = { reference: '', sent: 0 };
    onSent(reference);
  });
}
