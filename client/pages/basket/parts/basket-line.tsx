import { clsx } from 'clsx';
import { type ComponentType, memo } from 'react';
import { weightText } from '../../../../contracts/domain/number/notation.ts';
import { projectOfLine } from '../../../features/basket/project-of-line.ts';
import { useOwnProject } from '../../../features/projects/projects.api.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LineNote } from '../extras/line-note.tsx';
import { useLineActions } from '../extras/use-line-actions.ts';
import type { ShownRow } from '../leaving-rows.ts';
import type { Basket } from '../use-basket.ts';
import styles from './basket-line.module.css';
import { LineCost, LineName, LinePicture, perUnit, RemoveButton } from './line-bits.tsx';
import { LineHints } from './line-hints.tsx';
import type { LineMenuProps } from './line-menu.tsx';
import { LineQuantity } from './line-quantity.tsx';

interface BasketLineProps {
  row: ShownRow;
  problem: unknown;
  setPacks: Basket['setPacks'];
  remove: (row: ShownRow) => void;
  Menu: ComponentType<LineMenuProps>;
}

/**
 * One row where there is room, two where there isn't; what is to be said about the line is below.
 * Memoised, so that in a long basket only the changed line is drawn again.
 */
export const BasketLine = memo(function BasketLine({
  row,
  problem,
  setPacks,
  remove,
  Menu,
}: BasketLineProps) {
  const { actions, isWriting, stopWriting, isPending, error } = useLineActions(row);
  const onRemove = () => remove(row);
  return (
    <article className={styles.line} aria-label={row.name}>
      <div className={styles.row}>
        <LinePicture className={styles.picture} row={row} sizes="3.5rem" />
        <LineName className={styles.name} row={row} />
        <LineQuantity className={styles.quantity} row={row} onChange={(packs) => setPacks(row, packs)} />
        {row.price !== undefined && (
          <>
            <div className={styles.price}>
              {!row.sample && (
                <>
                  <VisuallyHidden>Price: </VisuallyHidden>
                  <Price pence={row.price} per={perUnit(row)} />
                </>
              )}
            </div>
            <div className={styles.cost}>
              <VisuallyHidden>Cost: </VisuallyHidden>
              <LineCost row={row} />
              {row.weightKg > 0 && (
                <p className={styles.weight} translate="no">
                  {weightText(row.weightKg)}
                </p>
              )}
            </div>
          </>
        )}
        <div className={styles.actions} data-no-print="">
          {actions.length > 0 && (
            <Menu
              row={row}
              actions={[...actions, { label: 'Remove', onChoose: onRemove }]}
              loading={isPending}
            />
          )}
          <RemoveButton row={row} onRemove={onRemove} />
        </div>
      </div>
      <div className={styles.below}>
        <LineProject row={row} />
        <LineNote row={row} isWriting={isWriting} onDone={stopWriting} />
        <LineHints row={row} />
        <div className={styles.problem} data-no-print="">
          <Problem error={problem ?? error} />
        </div>
      </div>
    </article>
  );
});

/** A link to the line's project, unless the project is a colleague's or has been deleted. */
function LineProject({ row }: { row: ShownRow }) {
  const projectId = projectOfLine(row.productInfo);
  return projectId === '' ? null : <OwnProject projectId={projectId} of={row.name} />;
}

function OwnProject({ projectId, of }: { projectId: string; of: string }) {
  const href = useHref();
  const project = useOwnProject(projectId);
  if (!project) return null;
  return (
    <Link
      className={clsx('text-small', styles.project)}
      href={href('projects', { id: projectId })}
      look="underline"
      data-no-print=""
    >
      For {project.projectName}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </Link>
  );
}
