import { Suspense, useRef, useState } from 'react';
import { mayDecide } from '../../../contracts/domain/people/company-people.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { InvitationRow } from './parts/invitation-row.tsx';
import { PersonRow } from './parts/person-row.tsx';
import { RoleGuide } from './parts/role-guide.tsx';
import type { Colleague, People } from './people.api.ts';
import styles from './people.module.css';
import { type PeopleModel, usePeople } from './use-people.ts';

/** The people in the company's account. */
export function PeoplePage() {
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="People"
        lead="Who can order for your company, their limits, and who approves. Baskets and projects are personal; orders, invoices and addresses are shared."
      />
      <PeopleBody />
    </Container>
  );
}

const PeopleDialog = fetchedPart(async () => (await import('./parts/people-dialog.tsx')).PeopleDialog);

/** What the dialog does: invite a colleague, change their role, or remove them. */
export type Opened = 'invite' | { readonly change: Colleague } | { readonly remove: Colleague };

function PeopleBody() {
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Opened>();
  // the pressed button, which had the focus, is removed with its row
  const model = usePeople(() => list.current?.focus());
  return (
    <>
      <VisuallyHidden role="status">{model.announcement}</VisuallyHidden>
      <ReadingView reading={model.reading} what="The people of your company" loading={<PeopleSkeleton />}>
        {(people) => <Lists people={people} model={model} onOpen={setOpened} list={list} />}
      </ReadingView>
      {opened && (
        <Suspense fallback={null}>
          <PeopleDialog
            opened={opened}
            onClose={() => setOpened(undefined)}
            onDone={(words) => {
              setOpened(undefined);
              model.tell(words);
              if (typeof opened === 'object' && 'remove' in opened) list.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ListsProps {
  people: People;
  model: PeopleModel;
  onOpen: (opened: Opened) => void;
  list: React.RefObject<HTMLUListElement | null>;
}

function Lists({
  people: { companyName, companyRole, people, invitations },
  model,
  onOpen,
  list,
}: ListsProps) {
  const isOwner = companyRole === 'owner';
  const owners = people.filter((person) => person.companyRole === 'owner').length;
  return (
    <div className={styles.body}>
      <Section
        title={companyName || 'Your company'}
        lead={isOwner ? undefined : whoDecides(people)}
        action={
          isOwner && (
            <Button onClick={() => onOpen('invite')}>
              <PlusIcon />
              Invite a colleague
            </Button>
          )
        }
      >
        <ul className={styles.list} aria-label="People" ref={list} tabIndex={-1}>
          {people.map((person) => (
            <PersonRow
              key={person.colleagueId}
              person={person}
              seesLimit={isOwner}
              actions={isOwner && !(person.companyRole === 'owner' && owners === 1) ? onOpen : undefined}
            />
          ))}
        </ul>
        {people.length === 1 && isOwner && (
          <p className="text-small">
            You are the only one so far. Invite the people who order, approve or pay for your company: each
            with their own login.
          </p>
        )}
      </Section>
      {invitations.length > 0 && (
        <Section title="Invited">
          <InlineAlert>{model.problem}</InlineAlert>
          <ul className={styles.list} aria-label="Invited">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.invitationId} invitation={invitation} model={model} />
            ))}
          </ul>
        </Section>
      )}
      <RoleGuide />
    </div>
  );
}

function whoDecides(people: readonly Colleague[]): string {
  const names = people.filter(({ companyRole }) => companyRole === 'owner').map(({ name }) => name);
  const approvers = people.filter(({ companyRole }) => mayDecide(companyRole)).map(({ name }) => name);
  return `${names.join(' and ')} ${names.length === 1 ? 'decides' : 'decide'} who is in the account. Orders above a limit are approved by ${approvers.join(' or ')}.`;
}

function PeopleSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading the people of your company</VisuallyHidden>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  );
}
