import { Suspense, useState } from 'react';
import type { PlanFacts } from '../../../../contracts/domain/plan/plan.ts';
import { useDevice, useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Catalogue } from './catalogue.tsx';
import styles from './floor-choice.module.css';
import { FloorSums } from './floor-sums.tsx';
import { RoomFloors } from './room-floors.tsx';
import { type FloorChoiceModel, useFloorChoice } from './use-floor-choice.ts';

const useComparedFloors = laterPart(() => import('./compared-floors.tsx').then((m) => m.ComparedFloors));

/** The rooms beside the catalogue; on a phone the catalogue opens over them. */
export function FloorChoice({ facts }: { facts: PlanFacts }) {
  const model = useFloorChoice(facts);
  const [isOpen, setOpen] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const ComparedFloors = useComparedFloors();
  const href = useHref();
  const isMobile = useDevice() === 'mobile';
  const catalogue = (
    <Catalogue model={model} onLaid={() => setOpen(false)} onCompare={() => setComparing(true)} />
  );
  return (
    <>
      <VisuallyHidden role="status">{model.said}</VisuallyHidden>
      <div className={styles.beside} data-single={isMobile || undefined}>
        <RoomFloors model={model} />
        {!isMobile && <Section title={titleOf(model)}>{catalogue}</Section>}
      </div>
      {isMobile && (
        <>
          <div className={styles.bar} data-foot-strip="">
            <Button size="lg" wide onClick={() => setOpen(true)}>
              {titleOf(model)}
            </Button>
          </div>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={titleOf(model)} placement="sheet">
            {catalogue}
          </Dialog>
        </>
      )}
      <FloorSums model={model} facts={facts} />
      <div className={styles.onward}>
        <ButtonLink href={href('room-plan')} variant="outline">
          Back to the rooms
        </ButtonLink>
        <ButtonLink href={href('plan-accessories')} size="lg">
          What the floors need
        </ButtonLink>
      </div>
      <Dialog
        open={isComparing}
        onClose={() => setComparing(false)}
        title="Floors side by side"
        placement="sheet"
      >
        <Suspense>
          <ComparedFloors model={model} />
        </Suspense>
      </Dialog>
    </>
  );
}

function titleOf({ chosen }: FloorChoiceModel): string {
  if (chosen.size === 0) return 'Our floors';
  return `Choose a floor for ${chosen.size === 1 ? '1 room' : `${chosen.size} rooms`}`;
}
