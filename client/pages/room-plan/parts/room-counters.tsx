import { ROOM_COUNT_MAX } from '../../../features/plan/room-counts.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { RoomPlanModel } from '../use-room-plan.ts';
import styles from './room-counters.module.css';

/** How many of each: storeys and steps of a house, and the rooms. */
export function RoomCounters({ model: { counters, count } }: { model: RoomPlanModel }) {
  const href = useHref();
  return (
    <Section
      title="How many of each?"
      action={
        <Link look="underline" href={href('trace-plan')}>
          Trace them on a floor plan
        </Link>
      }
    >
      <ul className={styles.counters}>
        {counters.map((counter) => (
          <li className={styles.counter} key={counter.name}>
            <span aria-hidden="true">{counter.name}</span>
            <Stepper
              label={counter.name}
              value={counter.count}
              max={ROOM_COUNT_MAX}
              onChange={(value) => count(counter.name, value)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
