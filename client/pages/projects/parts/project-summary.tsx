import { areaText, weightText } from '../../../../contracts/domain/number/notation.ts';
import { addVat, vatPercentAt } from '../../../../contracts/domain/vat/vat.ts';
import { Button } from '../../../ui/button.tsx';
import { BasketIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import type { BasketRefusal } from '../basket-batch.ts';
import type { OpenProject } from '../use-project.ts';
import { AT_BASKET, usePutAll } from '../use-put-all.ts';
import { ProjectMenu } from './project-menu.tsx';
import styles from './project-summary.module.css';
import { QuoteProject } from './quote-project.tsx';

/** The totals of the whole project, and what follows from it: into the basket, a quotation, and more. */
export function ProjectSummary({ project }: { project: OpenProject }) {
  const { view, work } = project;
  const { putAll, refusal } = usePutAll(project);
  const { floors, areaM2, packs, weightKg, cost } = view.totals;
  const isEmpty = view.rooms.every(({ lines }) => lines.length === 0);
  const rooms = view.rooms.filter(({ roomId }) => roomId !== '').length;
  return (
    <SidePanel title="Summary">
      <dl className={styles.figures}>
        {!project.isKeptHere && <Figure term="Rooms">{String(rooms)}</Figure>}
        <Figure term="Floors">{String(floors)}</Figure>
        {view.roomsM2 > 0 && <Figure term="Area of the rooms">{areaText(view.roomsM2)}</Figure>}
        <Figure term="Area in packs">{areaText(areaM2)}</Figure>
        <Figure term="Packs">{String(packs)}</Figure>
        <Figure term="Weight">{weightText(weightKg)}</Figure>
      </dl>
      <div className={styles.cost}>
        <Sums rows={[{ term: 'Goods', pence: cost }]} {...addVat(cost, vatPercentAt(Date.now()))} />
      </div>
      <div className="stack-3" data-no-print="">
        <Button size="lg" wide loading={work.isBusy(AT_BASKET)} disabled={isEmpty} onClick={putAll}>
          <BasketIcon />
          Put all into the basket
        </Button>
        <Refused refusal={refusal} />
        <Problem error={work.errorAt(AT_BASKET)} />
        <div className={styles.others}>
          {!project.isKeptHere && (
            <QuoteProject projectId={view.projectId} name={view.name} isEmpty={isEmpty} />
          )}
          <ProjectMenu project={project} />
        </div>
      </div>
    </SidePanel>
  );
}

/** Why nothing has been added, line by line. */
function Refused({ refusal }: { refusal: BasketRefusal | undefined }) {
  return (
    <InlineAlert kind="error">
      {refusal && (
        <>
          <p>
            {refusal.isStock && 'Sorry, insufficient stock. '}
            Nothing was added.
          </p>
          <ul className={styles.refused}>
            {refusal.lines.map(({ name, reason }) => (
              <li key={name}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
          {refusal.isStock && <p>Please contact us for future stock.</p>}
        </>
      )}
    </InlineAlert>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.figure}>
      <dt>{term}</dt>
      <dd className="text-figures">{children}</dd>
    </div>
  );
}
