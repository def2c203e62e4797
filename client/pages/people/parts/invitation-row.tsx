import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { Button } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { OpenInvitation } from '../people.api.ts';
import styles from '../people.module.css';
import type { PeopleModel } from '../use-people.ts';
import { rightsText } from './person-row.tsx';

export function InvitationRow({ invitation, model }: { invitation: OpenInvitation; model: PeopleModel }) {
  const { invitationId, email, firstName, lastName, companyRole, sentAt, endsAt, isOver } = invitation;
  const rights = rightsText(invitation);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>
          <strong>{`${firstName} ${lastName}`}</strong>
          <Status>{ROLE_WORDS[companyRole]}</Status>
          {isOver === 1 && <Status kind="warning">Not accepted in time</Status>}
        </span>
        <span className="text-muted">{email}</span>
        {rights && <span className="text-small">{rights}</span>}
        <span className="text-small text-muted">
          {isOver === 1
            ? `Invited on ${londonDay(sentAt)}`
            : `Invited on ${londonDay(sentAt)}, can accept until ${londonDay(endsAt)}`}
        </span>
      </div>
      <div className={styles.actions} data-no-print="">
        <Button
          variant="outline"
          size="sm"
          loading={model.busy === `send ${invitationId}`}
          onClick={() => model.sendAgain(invitation)}
        >
          Send again<VisuallyHidden> to {email}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          loading={model.busy === `withdraw ${invitationId}`}
          onClick={() => model.withdraw(invitation)}
        >
          Withdraw<VisuallyHidden> the invitation to {email}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
