import { countText } from '../../../../contracts/domain/number/notation.ts';
import { focusHeading } from '../../../lib/focus.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { FlooringModel } from '../use-flooring.ts';

/** Why the list is empty, and what to do about it. */
export function NoResults({ model }: { model: FlooringModel }) {
  const { q, view, isFruitless, toggle, clear } = model;
  const href = useHref();
  if (isFruitless)
    return (
      <EmptyState
        title="Nothing found"
        action={<ButtonLink href={href('contact')}>Ask us for it</ButtonLink>}
      >
        Try a number such as AL-H105, a size such as 190 mm, a wood, a colour or a use such as stairs.
      </EmptyState>
    );
  if (view.chips.length === 0)
    return <EmptyState title="Nothing in this series yet">Choose another series above.</EmptyState>;
  return (
    <EmptyState
      title="No floor matches all of these filters"
      action={
        <>
          {view.waysOut.map(({ name, value, label, count }) => (
            <Button
              key={`${name} ${value}`}
              variant="outline"
              onClick={() => {
                focusHeading();
                toggle(name, value);
              }}
            >
              Without {label}: {countText(count, 'product')}
            </Button>
          ))}
          <Button
            variant="link"
            onClick={() => {
              focusHeading();
              clear();
            }}
          >
            Clear all filters
          </Button>
        </>
      }
    >
      {q
        ? 'Remove a filter, or search for something else.'
        : 'Remove a filter, or start again with the whole series.'}
    </EmptyState>
  );
}
