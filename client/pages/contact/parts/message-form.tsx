import { PHONE, salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { OuterLink } from '../../../ui/link.tsx';
import { NeedsScript } from '../../../ui/states.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useContact } from '../use-contact.ts';
import styles from './message-form.module.css';

/** Rows of the message box (docs/product.md, "Figures and limits"). */
const MESSAGE_ROWS = 8;

/** A message to the sales office. */
export function MessageForm({ wideButton = false }: { wideButton?: boolean }) {
  const { form, formProps, isPending, isUnavailable, problem } = useContact();
  const { errors } = form;
  return (
    <section className={styles.panel} aria-labelledby="write-to-us" data-no-print="">
      <h2 className="text-heading" id="write-to-us">
        Write to us
      </h2>
      <NeedsScript>The form needs JavaScript. Please call or send an email instead.</NeedsScript>
      <form className={styles.form} {...formProps} method="post" aria-label="Write to us">
        <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
        <FormError action={<OtherWays isUnavailable={isUnavailable} />}>{problem}</FormError>
        <Field label="Email" required error={errors.email}>
          <TextInput asks="email" name="email" readOnly={isPending} />
        </Field>
        <Field label="First Name" required error={errors.firstName}>
          <TextInput asks="given-name" name="firstName" readOnly={isPending} />
        </Field>
        <Field label="Message" required error={errors.message}>
          <TextArea asks="message" name="message" rows={MESSAGE_ROWS} readOnly={isPending} />
        </Field>
        <Button className={styles.send} type="submit" size="lg" loading={isPending} wide={wideButton}>
          Send
        </Button>
      </form>
    </section>
  );
}

/** Other ways to reach us, for a message that could not be sent. */
function OtherWays({ isUnavailable }: { isUnavailable: boolean }) {
  const mailbox = salesMailbox(brandName());
  return (
    <>
      {isUnavailable
        ? 'This form is out of service at the moment. What you wrote is still here; please '
        : 'What you wrote is still here. You can send it again, '}
      call <OuterLink href={PHONE.link}>{PHONE.shown}</OuterLink> or email{' '}
      <OuterLink href={`mailto:${mailbox}`}>{mailbox}</OuterLink>.
    </>
  );
}
