import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { hasLimit, ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { Button } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Colleague } from '../people.api.ts';
import styles from '../people.module.css';
import type { Opened } from '../people.tsx';

interface PersonRowProps {
  person: Colleague;
  /** only owners see colleagues' limits */
  seesLimit: boolean;
  /** undefined where nothing can be changed */
  actions: ((opened: Opened) => void) | undefined;
}

export function PersonRow({ person, seesLimit, actions }: PersonRowProps) {
  const { name, loginName, companyRole, isYou } = person;
  const rights = rightsText(person, seesLimit || isYou === 1);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>
          <strong>{name}</strong>
          <Status {...(companyRole === 'owner' ? { kind: 'info' as const } : {})}>
            {ROLE_WORDS[companyRole]}
          </Status>
          {isYou === 1 && <span className="text-small text-muted">You</span>}
        </span>
        <span className="text-muted">{loginName}</span>
        {rights && <span className="text-small">{rights}</span>}
      </div>
      {actions && (
        <div className={styles.actions} data-no-print="">
          <Button variant="outline" size="sm" onClick={() => actions({ change: person })}>
            Change<VisuallyHidden> what {name} may do</VisuallyHidden>
          </Button>
          {isYou === 0 && (
            <Button variant="quiet" size="sm" onClick={() => actions({ remove: person })}>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** How much a colleague may order without approval; '' if there is nothing to say. */
export function rightsText(
  { companyRole, limitPence }: Pick<Colleague, 'companyRole' | 'limitPence'>,
  isKnown = true,
): string {
  if (!hasLimit(companyRole) || !isKnown) return '';
  if (limitPence === undefined) return 'Orders without a limit';
  if (limitPence === 0) return 'Every order that costs something needs approval';
  return `Orders up to ${formatPence(limitPence)} with VAT without approval`;
}
