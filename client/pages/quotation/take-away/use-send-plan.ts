import { type LetterDraft, useSalesLetter } from '../../../features/sales-letter/use-sales-letter.ts';
import type { FormErrors, FormValues } from '../../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../../lib/use-sent-form.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import type { Planned } from '../planned-lines.ts';
import { planLetters } from './plan-letter.ts';

async function check(values: FormValues): Promise<FormErrors> {
  const { sentPlanForm, fieldErrors } = await import('../../../../contracts/domain/forms/forms.ts');
  return fieldErrors(sentPlanForm, values);
}

/** Sends the plan to the sales office. @param onSent gets the plan's reference */
export function useSendPlan(
  planned: Planned,
  postCode: string,
  onSent: (reference: string) => void,
): SentForm & { readonly draft: LetterDraft } {
  const session = useSession();
  const company = isCustomer(session) ? session.customer.custName : '';
  const letter = useSalesLetter('P');
  const sent = useSentForm(check, async (values) => {
    const { sentPlanForm } = await import('../../../../contracts/domain/forms/forms.ts');
    const { name, email, phone, site, remarks } = sentPlanForm.parse(values);
    const facts = [
      ['Company', company],
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Site', site.replace(/\s*\n\s*/g, ', ')],
      ['Post code', postCode],
      ['Remarks', remarks],
    ] as const;
    const reference = await letter.send({ firstName: company || name, email }, (number) =>
      planLetters({ reference: number, facts, planned }),
    );
    letter.end();
    onSent(reference);
  });
  return { ...sent, draft: letter.draft };
}
