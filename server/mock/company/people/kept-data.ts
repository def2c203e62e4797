import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { type KeptData, part } from '../settings/kept-data.ts';
import { listInvitedBy, removeInvitations } from './repository.ts';

/** Colleagues whom the person has invited and who have not accepted yet. */
export const invitationsData: KeptData = {
  show: async (db, { person }) => {
    const invitations = await listInvitedBy(db, person.user_id);
    const records = invitations.map((each) => ({
      Name: `${each.first_name} ${each.last_name}`,
      Email: each.email,
      Role: ROLE_WORDS[each.company_role],
      Sent: londonMoment(each.sent_at),
      Ends: londonMoment(each.ends_at),
    }));
    return [part('Colleagues you invited', records)];
  },
  removeRest: (db, { company_id, user_id }, isLast) =>
    removeInvitations(db, company_id, isLast ? undefined : user_id),
};
