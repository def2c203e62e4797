import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import {
  acceptInvitation,
  checkAcceptance,
  type Invitation,
  isToken,
  useInvitationCall,
} from './invitation.api.ts';

export interface InvitationModel extends SentForm {
  readonly token: string;
  /** `over`: the link opens nothing, or no longer does */
  readonly reading: Reading<Invitation> | 'over';
  /** the account is open */
  readonly isAccepted: boolean;
}

/** The invitation that the address names, and the form that accepts it. */
export function useInvitation(): InvitationModel {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [isAccepted, setAccepted] = useState(false);
  // the server's page knows no token: until the browser has looked, it is being read
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => setLooked(true), []);
  const call = useInvitationCall(token);
  const sent = useSentForm(checkAcceptance, async (values) => {
    await acceptInvitation(token, values);
    setAccepted(true);
  });
  const isOver = hasResultCode(call.error, '1') || !isToken(token);
  const reading = readingOf(call, call.data?.data);
  return {
    ...sent,
    token,
    reading: hasLooked && isOver ? 'over' : hasLooked ? reading : { state: 'loading' },
    isAccepted,
  };
}
