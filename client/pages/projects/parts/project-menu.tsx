import { clsx } from 'clsx';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { useOnward } from '../use-onward.ts';
import type { OpenProject } from '../use-project.ts';
import styles from './project-menu.module.css';

/** What else follows from a project; nothing where the backend has none of it. */
export function ProjectMenu({
  project: { view, products, mayChange, isKeptHere },
}: {
  project: OpenProject;
}) {
  const href = useHref();
  const { fittingHref, orderSamples } = useOnward({ view, products });
  const look = { className: styles.item, variant: 'quiet', wide: true } as const;
  if (isKeptHere && !fittingHref) return null;
  return (
    <Popover label="More" title="More" isMenu>
      <ul className={styles.items}>
        {mayChange && (
          <li>
            <ButtonLink {...look} href={href('plan-floors', { project: view.projectId })}>
              Plan rooms and floors
            </ButtonLink>
            <p className={clsx('text-small', styles.note)}>Changing the plan recalculates the packs.</p>
          </li>
        )}
        {!isKeptHere && (
          <>
            <li>
              <ButtonLink {...look} href={href('quotations', { project: view.projectId })}>
                Quotations
              </ButtonLink>
            </li>
            <li>
              <ButtonLink {...look} href={href('orders', { project: view.projectId })}>
                Orders
              </ButtonLink>
            </li>
          </>
        )}
        {fittingHref && (
          <>
            <li>
              <ButtonLink {...look} href={fittingHref}>
                Add accessories and fitting
              </ButtonLink>
            </li>
            <li>
              <Button {...look} onClick={orderSamples}>
                Order samples
              </Button>
            </li>
          </>
        )}
      </ul>
    </Popover>
  );
}
