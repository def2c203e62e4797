import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { chosenIn, countText } from '../list-view.ts';
import type { FlooringModel } from '../use-flooring.ts';
import { FacetOptions, type FacetOptionsProps } from './facet-options.tsx';
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
            Show {countText(view.count)}
          </Button>
        </>
      }
    >
      {view.facets.map((facet) => (
        <FacetSection key={facet.name} facet={facet} model={model} />
      ))}
    </Dialog>
  );
}

/** Open at first if a value in it is chosen; after that only the user opens and closes it. */
function FacetSection(props: FacetOptionsProps) {
  const [openAtFirst] = useState(chosenIn(props.facet, props.model.view) > 0);
  return (
    <Disclosure title={props.facet.label} open={openAtFirst}>
      <FacetOptions {...props} />
    </Disclosure>
  );
}
