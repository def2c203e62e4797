import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { OPENING_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { Status } from '../../../ui/status.tsx';
import { type DayKind, dayKind, openingText } from '../opening-hours.ts';
import { useMinute } from '../use-minute.ts';
import styles from './opening-hours.module.css';

const [WEEKDAYS, SATURDAY] = OPENING_HOURS;
const ROWS: readonly { readonly kind: DayKind; readonly days: string; readonly hours: string }[] = [
  { kind: 'weekday', ...WEEKDAYS },
  { kind: 'saturday', ...SATURDAY },
  { kind: 'closed', days: 'Sundays and bank holidays', hours: 'Closed' },
];

/** The hours of the showroom and the phone; says whether we are open now, and marks today's line. */
export function OpeningHours() {
  const now = useMinute();
  const { isOpen, next } = openingText(now);
  const today = dayKind(londonTime(now).day);
  return (
    <section className={styles.hours} aria-labelledby="opening-hours">
      <h2 className="text-eyebrow" id="opening-hours">
        Opening hours
      </h2>
      <p className={styles.now}>
        <Status {...(isOpen ? { kind: 'success' as const } : {})}>
          {isOpen ? 'Open now' : 'Closed now'}
        </Status>{' '}
        {next}
      </p>
      <dl className={styles.days}>
        {ROWS.map(({ kind, days, hours }) => (
          <div key={kind} {...(kind === today ? { 'data-today': '' } : {})}>
            <dt>
              {days}
              {kind === today && <span className={styles.today}> today</span>}
            </dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
