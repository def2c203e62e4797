import { useState } from 'react';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useAction } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';
import { endSessions, type OpenSession, useSessionsCall } from './settings.api.ts';

export interface Sessions {
  readonly list: Reading<readonly OpenSession[]>;
  /** ends one session, or all others without an id */
  readonly end: (sessionId?: string) => void;
  /** the id of the one that is being ended; `others` for all */
  readonly ending: string | undefined;
  readonly problem: string;
  /** announced to screen readers */
  readonly announcement: string;
}

export function useSessions(onEnded: () => void): Sessions {
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
