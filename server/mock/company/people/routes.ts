import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS, MINUTE_MS } from '../../engine/limits/limit.ts';
import { acceptInvitation, readInvitation } from './accept.ts';
import { inviteColleague, sendInvitationAgain, withdrawInvitation } from './invite.ts';
import { changeColleague, readPeople } from './use-cases.ts';

export const peopleCalls = {
  '/woojiapi/user/qrypeople': { handler: readPeople },
  // limited, because they mail to any address
  '/woojiapi/user/insertinvitation': {
    handler: inviteColleague,
    limits: [{ per: 'userId', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/user/sendinvitation': {
    handler: sendInvitationAgain,
    limits: [{ per: 'userId', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/user/deleteinvitation': { handler: withdrawInvitation },
  '/woojiapi/user/qryinvitation': {
    handler: readInvitation,
    limits: [{ per: 'address', calls: 300, withinMs: 15 * MINUTE_MS }],
  },
  '/woojiapi/user/acceptinvitation': {
    handler: acceptInvitation,
    limits: [{ per: 'address', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/user/updatecolleague': { handler: changeColleague },
} satisfies CallTable;
