import { useState } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { chosenIn, facetGroups } from '../list-view.ts';
import type { FlooringModel } from '../use-flooring.ts';
import { GroupOptions, type GroupOptionsProps } from './facet-options.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  model: FlooringModel;
  onClose: () => void;
}

/** All filters in one sheet on a phone; the list behind it updates at once. */
export function FilterSheet({ model, onClose }: FilterSheetProps) {
  const { view, clear } = model;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      placement="side"
      footer={
        <>
          <Button variant="outline" onClick={clear} aria-disabled={view.chips.length === 0}>
            Clear all
          </Button>
          <Button className={styles.show} onClick={onClose}>
            Show {countText(view.count, 'product')}
          </Button>
        </>
      }
    >
      {facetGroups(view.facets).map((group) => (
        <GroupSection key={group.label} group={group} model={model} />
      ))}
    </Dialog>
  );
}

/** Open at first if a value in it is chosen; after that only the user opens and closes it. */
function GroupSection(props: GroupOptionsProps) {
  const [openAtFirst] = useState(chosenIn(props.group, props.model.view) > 0);
  return (
    <Disclosure title={props.group.label} open={openAtFirst}>
      <GroupOptions {...props} />
    </Disclosure>
  );
}
