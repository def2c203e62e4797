import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** The customer's consent, without which nothing is sent. */
export function ConsentBox({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <div>
      <Checkbox
        name="consent"
        value="yes"
        label="I have the right to these pictures and agree that they and my words may be published."
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      <p className="text-small text-danger" id={id} role="alert">
        {error}
      </p>
    </div>
  );
}
