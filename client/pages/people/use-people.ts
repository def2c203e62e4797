import { useState } from 'react';
import { href } from '../../../contracts/site/site-map.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useAction } from '../../lib/use-call.ts';
import type { FormValues } from '../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { useCustomer } from '../../state/session.ts';
import {
  type Colleague,
  changeColleague,
  inviteColleague,
  loadRules,
  type OpenInvitation,
  type People,
  removeColleague,
  sendInvitationAgain,
  usePeopleCall,
  withdrawInvitation,
} from './people.api.ts';

export interface PeopleModel {
  readonly reading: Reading<People>;
  readonly sendAgain: (invitation: OpenInvitation) => void;
  readonly withdraw: (invitation: OpenInvitation) => void;
  /** id of the invitation that is being changed */
  readonly busy: string | undefined;
  readonly problem: string;
  /** announced to screen readers */
  readonly announcement: string;
  readonly tell: (words: string) => void;
}

/** Address of the invitation page in the desktop tree, for the link in the mail; a phone is redirected to its own tree. */
const pageUrl = () => `${location.origin}${href('invitation', 'desktop')}`;

/** Everyone who can log in for the company, and those invited. @param onGone called after an invitation has left the list */
export function usePeople(onGone: () => void): PeopleModel {
  const { userId } = useCustomer().user;
  const call = usePeopleCall();
  const [busy, setBusy] = useState<string>();
  const [announcement, tell] = useState('');
  const action = useAction(
    async (key: string, work: () => Promise<string>) => {
      setBusy(key);
      tell('');
      tell(await work());
    },
    { inPlace: true },
  );
  return {
    reading: readingOf(call, call.data?.data),
    sendAgain: ({ invitationId, email }) =>
      void action.run(`send ${invitationId}`, async () => {
        await sendInvitationAgain({ userId, invitationId, pageUrl: pageUrl() });
        return `The invitation to ${email} is on its way again.`;
      }),
    withdraw: ({ invitationId, email }) =>
      void action.run(`withdraw ${invitationId}`, async () => {
        await withdrawInvitation({ userId, invitationId });
        onGone();
        return `The invitation to ${email} is withdrawn.`;
      }),
    busy: action.isPending ? busy : undefined,
    problem: action.problem,
    announcement,
    tell,
  };
}

/** @param onSent gets the words to announce */
export function useInviteForm(onSent: (words: string) => void): SentForm {
  const { userId } = useCustomer().user;
  return useSentForm(
    async (values) => (await loadRules()).invitationErrors(values),
    async (values: FormValues) => {
      const invitation = (await loadRules()).toInvitation(values);
      await inviteColleague({ userId, ...invitation, pageUrl: pageUrl() });
      onSent(`We have invited ${invitation.email}.`);
    },
  );
}

/** @param onSaved gets the words to announce */
export function useRoleForm(colleague: Colleague, onSaved: (words: string) => void): SentForm {
  const { userId } = useCustomer().user;
  const { colleagueId, name } = colleague;
  return useSentForm(
    async (values) => (await loadRules()).colleagueErrors(values),
    async (values: FormValues) => {
      await changeColleague({ userId, colleagueId, ...(await loadRules()).toColleagueRights(values) });
      onSaved(`What ${name} may do is changed.`);
    },
  );
}

/** @param onRemoved gets the words to announce */
export function useRemoval({ colleagueId, name }: Colleague, onRemoved: (words: string) => void) {
  const { userId } = useCustomer().user;
  return useAction(
    async () => {
      await removeColleague({ userId, colleagueId });
      onRemoved(`${name} is removed.`);
    },
    { inPlace: true },
  );
}
