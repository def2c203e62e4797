import { useHref } from '../../../state/device.ts';
import { ActionList, type ListedAction } from '../../../ui/action-list.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { useOnward } from '../use-onward.ts';
import type { OpenProject } from '../use-project.ts';

/** What else follows from a project; nothing where the backend has none of it. */
export function ProjectMenu({
  project: { view, products, mayChange, isKeptHere },
}: {
  project: OpenProject;
}) {
  const href = useHref();
  const { fittingHref, orderSamples } = useOnward({ view, products });
  const project = view.projectId;
  const actions: ListedAction[] = [
    ...(mayChange
      ? [
          {
            label: 'Plan rooms and floors',
            href: href('plan-floors', { project }),
            note: 'Changing the plan recalculates the packs.',
          },
        ]
      : []),
    ...(isKeptHere
      ? []
      : [
          { label: 'Quotations', href: href('quotations', { project }) },
          { label: 'Orders', href: href('orders', { project }) },
        ]),
    ...(fittingHref
      ? [
          { label: 'Add accessories and fitting', href: fittingHref },
          { label: 'Order samples', onChoose: orderSamples },
        ]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <Popover label="More" title="More" above>
      {(close) => <ActionList actions={actions} size="md" onClose={close} />}
    </Popover>
  );
}
