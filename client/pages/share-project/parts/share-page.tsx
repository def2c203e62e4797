import { useState } from 'react';
import { PROJECT_TEXT_MAX } from '../../../../contracts/domain/project/shared-project.ts';
import { PHONE, salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../../lib/api-client.ts';
import { VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { useLoginHref } from '../../../state/device.ts';
import { sessionScope, useSession } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FormFields, FormRow } from '../../../ui/form-fields.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import { NeedsScript } from '../../../ui/states.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type ShareModel, useShareProject } from '../use-share-project.ts';
import { ConsentBox } from './consent-box.tsx';
import { FloorChooser } from './floor-chooser.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './share-page.module.css';

const LEAD =
  'Show other architects, contractors and developers a floor that you have finished. When your project appears in our gallery, you get a £50 voucher.';

/** The form for sharing a finished project; each person using this browser gets a new one. */
export function SharePage({ onSent }: { onSent: () => void }) {
  return <SharePageOfOne key={usePersonKey()} onSent={onSent} />;
}

function SharePageOfOne({ onSent }: { onSent: () => void }) {
  const model = useShareProject(onSent);
  return (
    <Container className={styles.page}>
      <PageHead title="Share a project" lead={LEAD} />
      <WithSide label="What happens next" side={<NextSteps />}>
        <div className={styles.content}>
          <NeedsScript>This form needs JavaScript to send your pictures. Please switch it on.</NeedsScript>
          <WhoNote model={model} />
          <ShareForm model={model} />
        </div>
      </WithSide>
    </Container>
  );
}

/** Why the project can't be sent: the user isn't logged in, or the backend takes no projects. */
function WhoNote({ model }: { model: ShareModel }) {
  const loginHref = useLoginHref();
  if (model.isUnavailable) {
    const mailbox = salesMailbox(brandName());
    return (
      <InlineAlert kind="warning">
        <strong>Projects can’t be shared here</strong>
        Email your pictures to <a href={`mailto:${mailbox}`}>{mailbox}</a> or call us on{' '}
        <a href={PHONE.link}>{PHONE.shown}</a>.
      </InlineAlert>
    );
  }
  if (model.isCustomer) return null;
  return (
    <InlineAlert kind="info">
      <strong>Log in to send your project</strong>
      {model.pictures.areKept
        ? 'You can start now: this browser keeps what you type and the pictures that you add. '
        : 'This browser keeps what you type, but not your pictures: add them after you have logged in. '}
      <Link look="underline" href={loginHref}>
        Log in
      </Link>
    </InlineAlert>
  );
}

function NextSteps() {
  return (
    <SidePanel title="What happens next">
      <ol className={styles.steps}>
        <li>We look at every project before it appears.</li>
        <li>
          Once approved, it comes first in the gallery, with the title, the town, your words, the floors and
          the pictures. Your name is never shown.
        </li>
        <li>We email you the voucher.</li>
      </ol>
    </SidePanel>
  );
}

function ShareForm({ model }: { model: ShareModel }) {
  const { form, problem, isPending, floors, pictures, formRef, keep, isCustomer } = model;
  const { handlers, errors } = form;
  const loginHref = useLoginHref();
  return (
    <form
      className="stack-10"
      ref={formRef}
      {...handlers}
      onInput={(event) => {
        handlers.onInput(event);
        keep();
      }}
      method="post"
      aria-label="Share a project"
    >
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      <FormFields title="The project">
        <FormRow>
          <Field label="Title" required error={errors.title}>
            <TextInput asks="note" name="title" maxLength={PROJECT_TEXT_MAX.title} />
          </Field>
          <Field label="Town" required error={errors.town}>
            <TextInput asks="other-name" name="town" maxLength={PROJECT_TEXT_MAX.town} />
          </Field>
        </FormRow>
        <Field
          label="What was laid, and why"
          required
          error={errors.content}
          hint="The rooms, the subfloor, what the client wanted: two or three sentences."
        >
          <TextArea asks="message" name="content" rows={5} maxLength={PROJECT_TEXT_MAX.content} />
        </Field>
      </FormFields>
      <FormFields title="Floors used">
        <FloorChooser model={floors} error={model.floorError} />
      </FormFields>
      <FormFields title="Pictures">
        <PictureChooser model={pictures} error={model.pictureError} uploads={isCustomer} />
      </FormFields>
      <ConsentBox error={errors.consent} />
      {!isCustomer ? (
        <ButtonLink className={styles.send} href={loginHref} size="lg">
          Log in to send
        </ButtonLink>
      ) : (
        <Button className={styles.send} type="submit" size="lg" loading={isPending}>
          Send project
        </Button>
      )}
    </form>
  );
}

/**
 * A visitor who logs in is still the same person, but after a customer has logged out the next user is another one. Nothing
 * of the customer's may stay on the page, be kept for the next user, or go on being uploaded.
 * @returns a key that changes when the person changes
 */
function usePersonKey(): number {
  const session = useSession();
  const owner = session.status === 'unknown' ? undefined : sessionScope(session);
  const [person, setPerson] = useState({ owner, key: 0 });
  if (person.owner === owner) return person.key;
  const wasCustomer = person.owner !== undefined && person.owner !== VISITOR_SCOPE;
  const next = { owner, key: wasCustomer ? person.key + 1 : person.key };
  setPerson(next);
  return next.key;
}
