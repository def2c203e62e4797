import { type CallError, refusedField } from './call-error.ts';
import { useAction } from './use-call.ts';
import { type CheckedForm, type FormErrors, type FormValues, useCheckedForm } from './use-checked-form.ts';
import { useReportElsewhere } from './use-report-elsewhere.ts';

export interface SentForm {
  readonly form: CheckedForm;
  readonly isPending: boolean;
  /** why it could not be sent, unless it is about one of its fields; '' otherwise */
  readonly problem: string;
}

/** A checked form and its call. A refusal is shown at its field, or above all fields if it names none. */
export function useSentForm(
  check: (values: FormValues) => Promise<FormErrors>,
  write: (values: FormValues) => Promise<unknown>,
): SentForm {
  const reportElsewhere = useReportElsewhere();
  const { run, isPending, problem } = useAction(
    async (values: FormValues, element: HTMLFormElement) => {
      await write(values).catch((error: unknown) => {
        if (!reportElsewhere(error)) markRefused(form, element, error);
      });
    },
    { inPlace: true },
  );
  const form = useCheckedForm(check, run);
  return { form, isPending, problem };
}

/**
 * Marks the field of a form that a failed call names.
 * @throws the error itself if it names none
 */
export function markRefused(form: CheckedForm, element: HTMLFormElement, error: unknown): void {
  const field = refusedField(error);
  if (field === undefined || !form.refuse(element, field, (error as CallError).message)) throw error;
}
