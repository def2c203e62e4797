import { ROOM_COUNT_MAX } from '../../../features/plan/room-counts.ts';
import { Section } from '../../../ui/section.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { RoomPlanModel } from '../use-room-plan.ts';
import styles from './room-counters.module.css';

/** How many of each: storeys and steps of a house, and the rooms. */
export function RoomCounters({ model: { counters, count } }: { model: RoomPlanModel }) {
  return (
    <Section title="How many of each?">
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
