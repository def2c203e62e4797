import { useEffect, useRef } from 'react';
import type { Site } from '../../../../contracts/domain/forms/delivery-site-form.ts';
import { SiteControls } from '../../../features/delivery-site/site-controls.tsx';
import type { FormValues } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Address } from '../addresses.api.ts';
import { useAddressForm } from '../use-address-form.ts';
import styles from './address-form.module.css';

interface AddressFormProps {
  /** undefined for a new one */
  address: Address | undefined;
  onCancel: () => void;
  onSaved: (addressId: string, label: string) => void;
}

/** Replaces the list, so that no stray click loses what has been typed. */
export function AddressForm({ address, onCancel, onSaved }: AddressFormProps) {
  const { form, isPending, problem, action } = useAddressForm(address, onSaved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = address ? `Change ${address.label}` : 'New address';
  return (
    <form className={styles.form} {...form.handlers} method="post" aria-label={title}>
      <h2 className="section-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      <div className={styles.label}>
        <Field
          label="Name in the address book"
          required
          hint="As you and your colleagues call the site."
          error={form.errors.label}
        >
          <TextInput asks="other-name" name="label" defaultValue={address?.label ?? ''} />
        </Field>
      </div>
      <SiteControls initial={siteValues(address?.site)} errors={form.errors} />
      <div className="actions">
        <Button type="submit" size="lg" loading={isPending}>
          {action}
        </Button>
        <Button variant="outline" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A site as its form begins with it. A new one begins with hard, level ground. */
function siteValues(site: Site | undefined): FormValues {
  if (!site) return { levelGround: '1' };
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [name, value === 0 ? '' : String(value)]),
  );
}
