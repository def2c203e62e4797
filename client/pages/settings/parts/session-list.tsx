import { useRef, useState } from 'react';
import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { type Reading, readingOf } from '../../../lib/reading.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { endSessions, type OpenSession, useSessionsCall } from '../settings.api.ts';
import styles from './session-list.module.css';

export function SessionList() {
  const list = useRef<HTMLUListElement>(null);
  // The pressed button, which has the focus, is removed with its session.
  const sessions = useSessions(() => list.current?.focus());
  return (
    <Section
      title="Where you are logged in"
      lead="If you don’t know one of these, log it out and change your password."
    >
      <VisuallyHidden role="status">{sessions.announcement}</VisuallyHidden>
      <InlineAlert>{sessions.problem}</InlineAlert>
      <ReadingView
        reading={sessions.list}
        what="Your sessions"
        loading={<Skeleton className={styles.loading} />}
      >
        {(open) => (
          <>
            <ul className={styles.sessions} aria-label="Sessions" ref={list} tabIndex={-1}>
              {open.map((session) => (
                <SessionRow key={session.sessionId} session={session} sessions={sessions} />
              ))}
            </ul>
            {open.length > 1 && (
              <Button
                className={styles.others}
                variant="outline"
                loading={sessions.ending === 'others'}
                onClick={() => sessions.end()}
              >
                Log out everywhere else
              </Button>
            )}
          </>
        )}
      </ReadingView>
    </Section>
  );
}

function SessionRow({ session, sessions }: { session: OpenSession; sessions: Sessions }) {
  const { sessionId, browser, since, isThis } = session;
  const name = browser || 'Unknown browser';
  return (
    <li className={styles.session}>
      <span>
        <span className={styles.browser}>
          {name}
          {isThis === 1 && <Status kind="success">This one</Status>}
        </span>
        <span className={styles.since}>since {londonMoment(since)}</span>
      </span>
      {isThis === 0 && (
        <Button
          variant="outline"
          size="sm"
          loading={sessions.ending === sessionId}
          onClick={() => sessions.end(sessionId)}
        >
          Log out
          <VisuallyHidden>
            {' '}
            {name} since {londonMoment(since)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

interface Sessions {
  readonly list: Reading<readonly OpenSession[]>;
  /** ends one session, or all others without an id */
  readonly end: (sessionId?: string) => void;
  /** the id of the one that is being ended; `others` for all */
  readonly ending: string | undefined;
  readonly problem: string;
  /** announced to screen readers */
  readonly announcement: string;
}

function useSessions(onEnded: () => void): Sessions {
  const { userId } = useCustomer().user;
  const call = useSessionsCall();
  const [ending, setEnding] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const action = useAction(
    async (sessionId: string | undefined) => {
      setEnding(sessionId ?? 'others');
      setAnnouncement('');
      await endSessions(userId, sessionId);
      setAnnouncement(sessionId === undefined ? 'All other sessions are ended.' : 'The session is ended.');
      onEnded();
    },
    { inPlace: true },
  );
  return {
    list: readingOf(call, call.data?.data),
    end: (sessionId) => void action.run(sessionId),
    ending: action.isPending ? ending : undefined,
    problem: action.problem,
    announcement,
  };
}
