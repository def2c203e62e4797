import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  byProduct: ReactNode;
  /** undefined where nothing is said of rooms */
  byRoom: ReactNode | undefined;
}

/** The same goods in two orders: by product, as they are priced, and by room, as they are laid. */
export function ViewSwitch({ byProduct, byRoom }: ViewSwitchProps) {
  const [isByRoom, setByRoom] = useState(false);
  const id = useId();
  const views = [
    { label: 'By product', isRoom: false },
    { label: 'By room', isRoom: true },
  ];
  return (
    <Section
      title="Floors and what goes with them"
      action={
        byRoom && (
          <fieldset className={styles.switch} data-no-print="">
            <legend className="sr-only">Show the goods</legend>
            {views.map(({ label, isRoom }) => (
              <Button
                key={label}
                size="sm"
                variant={isRoom === isByRoom ? 'solid' : 'outline'}
                aria-pressed={isRoom === isByRoom}
                aria-controls={id}
                onClick={() => setByRoom(isRoom)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )
      }
    >
      <div id={id}>{isByRoom && byRoom ? byRoom : byProduct}</div>
    </Section>
  );
}
