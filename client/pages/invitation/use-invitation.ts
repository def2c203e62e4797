import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { logOut } from '../../features/log-out/use-log-out.ts';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { suggestLoginName } from '../../state/login-name.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import {
  acceptInvitation,
  checkAcceptance,
  type Invitation,
  isToken,
  useInvitationCall,
} from './invitation.api.ts';

export interface InvitationModel extends SentForm {
  readonly token: string;
  /** `over`: the link is invalid, or no longer valid */
  readonly reading: Reading<Invitation> | 'over';
  /** the invitation has been accepted */
  readonly isAccepted: boolean;
  /** who is logged in in this browser */
  readonly loggedIn: string | undefined;
  /** ends their session, so that the invitation can be accepted */
  readonly leave: () => void;
  readonly hasLeft: boolean;
}

/** The invitation that the address names, and the form that accepts it. */
export function useInvitation(): InvitationModel {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [isAccepted, setAccepted] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const session = useSession();
  // the server's page has no token, so show "loading" until the browser has looked at the address
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => setLooked(true), []);
  const call = useInvitationCall(token);
  const sent = useSentForm(checkAcceptance, async (values) => {
    await acceptInvitation(token, values);
    suggestLoginName(call.data?.data.email ?? '');
    setAccepted(true);
  });
  const isOver = hasResultCode(call.error, '1') || !isToken(token);
  const reading = readingOf(call, call.data?.data);
  return {
    ...sent,
    token,
    reading: hasLooked && isOver ? 'over' : hasLooked ? reading : { state: 'loading' },
    isAccepted,
    loggedIn: isCustomer(session) ? session.user.loginName : undefined,
    leave() {
      logOut();
      setLeft(true);
    },
    hasLeft,
  };
}
