import { chakra } from '@chakra-ui/react';
import type { PersonRow, SessionRow } from '../../contracts/api/mock-console.ts';
import { write } from './console-api.ts';
import { logInAs } from './log-in-as.ts';
import { ActionButton } from './parts/action-button.tsx';
import { EntryHead, List, Quiet } from './parts/rows.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { ReviewTag, Tag } from './parts/tag.tsx';
import styles from './people-section.module.css';
import { momentText } from './time-text.ts';
import { refresh, useRead } from './use-console.ts';

/** Everyone in this world, and who is logged in. */
export function PeopleSection() {
  const { data, error, retry } = useRead('/people');
  return (
    <>
      <SectionHead
        title="People and sessions"
        lead="Log in as anyone without their password. Expire a session to see what the shop says; end one to log the person out."
      />
      <List
        label="People"
        items={data?.people}
        error={error}
        onRetry={retry}
        empty={{ title: 'No people', text: 'Reset this world to bring them back.' }}
      >
        {(person) => <Person key={person.userId} person={person} />}
      </List>
    </>
  );
}

function Person({ person }: { person: PersonRow }) {
  const { userId, name, loginName, role, review, sessions } = person;
  return (
    <chakra.li px="5" py="4" display="flex" flexDirection="column" gap="3">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
        alignItems="center"
        columnGap="6"
        rowGap="3"
      >
        <div>
          <EntryHead>
            <chakra.h2 fontWeight="medium">{name || loginName}</chakra.h2>
            <Tag>{role}</Tag>
            {review !== 'accepted' && <ReviewTag review={review} />}
          </EntryHead>
          <Quiet>{loginName}</Quiet>
        </div>
        <ActionButton
          className={styles.logIn}
          aria-label={`Log in as ${name || loginName}`}
          off={review !== 'accepted'}
          action={async () => {
            await logInAs(userId);
            await refresh('/people');
          }}
        >
          Log in as
        </ActionButton>
      </chakra.div>
      {sessions.length > 0 && (
        <chakra.ul
          aria-label={`Sessions of ${name || loginName}`}
          listStyle="none"
          display="flex"
          flexDirection="column"
          gap="2"
          paddingInlineStart="4"
          borderInlineStart="2px solid {colors.border}"
        >
          {sessions.map((session) => (
            <Session key={session.sessionId} session={session} who={name || loginName} />
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

function Session({ session, who }: { session: SessionRow; who: string }) {
  const { sessionId, startedAt, expiresAt, expired } = session;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="2"
    >
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Tag tone={expired ? 'warning' : 'success'}>{expired ? 'Expired' : 'Live'}</Tag> since{' '}
        {momentText(startedAt)}, until {momentText(expiresAt)}
      </chakra.span>
      <chakra.span display="flex" gap="2">
        <ActionButton
          variant="quiet"
          off={expired}
          aria-label={`Expire the session of ${who}`}
          action={async () => {
            await write('POST /sessions/:sessionId/expire', { sessionId });
            await refresh('/people');
          }}
        >
          Expire
        </ActionButton>
        <ActionButton
          variant="quiet"
          aria-label={`End the session of ${who}`}
          action={async () => {
            await write('DELETE /sessions/:sessionId', { sessionId });
            await refresh('/people');
          }}
        >
          End
        </ActionButton>
      </chakra.span>
    </chakra.li>
  );
}
