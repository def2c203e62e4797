import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { LAID_FLOORS_MAX } from '../../../../contracts/domain/project/shared-project.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FloorsModel } from '../use-floors.ts';
import styles from './floor-chooser.module.css';

/** Searches floors by number or name, and lists the chosen ones. */
export function FloorChooser({ model, error }: { model: FloorsModel; error: string | undefined }) {
  const { chosen, text, search, start, found, add, remove, isFull, nameOf } = model;
  const first = found.state === 'ready' ? found.value[0] : undefined;
  const addFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not send the form
    event.preventDefault();
    if (first) add(first.productNo);
  };
  return (
    <div className="stack-4">
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Floors used">
          {chosen.map((productNo) => (
            <li className={styles.chip} key={productNo}>
              <span>
                <span translate="no">{productNo}</span>
                {nameOf(productNo) && <span className="text-muted"> {nameOf(productNo)}</span>}
              </span>
              <IconButton label={`Remove ${productNo}`} size="icon" onClick={() => remove(productNo)}>
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-small">{`A project has at most ${LAID_FLOORS_MAX} floors.`}</p>
      ) : (
        <Field
          label="Product number or name"
          required
          error={error}
          hint="The number is on the pack and on the invoice, for example AL-H105."
        >
          <TextInput
            name="floors"
            asks="search"
            enter="done"
            value={text}
            onFocus={start}
            onChange={(event) => search(event.target.value)}
            onKeyDown={addFirst}
          />
        </Field>
      )}
      {text.trim() !== '' && (
        <ReadingView
          reading={found}
          what="Our floors"
          isPart
          loading={<p className="text-small">Searching …</p>}
        >
          {(floors) => <Found floors={floors} add={add} />}
        </ReadingView>
      )}
    </div>
  );
}

function Found({ floors, add }: { floors: readonly ListedProduct[]; add: FloorsModel['add'] }) {
  return (
    <>
      <p className={clsx('text-small', floors.length > 0 && 'sr-only')} role="status">
        {floors.length === 0
          ? 'We have no floor of this number or name.'
          : `${floors.length} ${floors.length === 1 ? 'floor' : 'floors'} found`}
      </p>
      <ul className={styles.found}>
        {floors.map(({ productNo, productName, mainImg }) => (
          <li className={styles.floor} key={productNo}>
            <span className={styles.picture}>
              <Picture src={mainImg} alt="" sizes="4rem" />
            </span>
            <span className={styles.words}>
              <span>{productName}</span>
              <span className="text-small text-muted" translate="no">
                {productNo}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Add ${productNo}`}
              onClick={() => add(productNo)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
