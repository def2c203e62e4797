import { CallError } from '../../../lib/call-error.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Problem } from '../../../ui/problem.tsx';

/** Why a payment could not begin. Nothing has been charged then. */
export function PaymentProblem({ error }: { error: unknown }) {
  if (!isUnanswered(error)) return <Problem error={error} />;
  return (
    <InlineAlert>
      The payment provider does not answer. Nothing has been charged. Please try again in a few minutes.
    </InlineAlert>
  );
}

/** The backend couldn't reach the provider, and gives no further reason. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError && error.fault.kind === 'result' && error.fault.resultCode === '104';
