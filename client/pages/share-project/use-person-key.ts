import { useState } from 'react';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { sessionScope, useSession } from '../../state/session.ts';

/**
 * A visitor who logs in is still the same person, but after a customer has logged out the next user is another one. Nothing
 * of the customer's may stay on the page, be kept for the next user, or go on being uploaded.
 * @returns a key that changes when the person changes
 */
export function usePersonKey(): number {
  const session = useSession();
  const owner = session.status === 'unknown' ? undefined : sessionScope(session);
  const [person, setPerson] = useState({ owner, key: 0 });
  if (person.owner === owner) return person.key;
  const wasCustomer = person.owner !== undefined && person.owner !== VISITOR_SCOPE;
  const next = { owner, key: wasCustomer ? person.key + 1 : person.key };
  setPerson(next);
  return next.key;
}
