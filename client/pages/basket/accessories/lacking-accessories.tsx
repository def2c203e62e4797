import { clsx } from 'clsx';
import { useId } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { writeFittingAddress } from '../../../lib/fitting-address.ts';
import { focusHeading, useFocusLater } from '../../../lib/focus.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BasketRow } from '../basket-rows.ts';
import type { FloorRow, LackRow } from './lack-rows.ts';
import styles from './lacking-accessories.module.css';
import { type LackingModel, useLacking } from './use-lacking.ts';

/** Accessories that the basket's floors need and the basket lacks; they are only added if the customer says so. */
export function LackingAccessories({ rows }: { rows: readonly BasketRow[] }) {
  const reading = useLacking(rows);
  return (
    <ReadingView reading={reading} what="What your floors need" isPart loading={null}>
      {(model) => model.isShown && <Content model={model} floors={rows.filter(({ isFloor }) => isFloor)} />}
    </ReadingView>
  );
}

function Content({ model, floors }: { model: LackingModel; floors: readonly BasketRow[] }) {
  const { rows, leftOut, cost, add, isPending, problem, showAgain } = model;
  const id = useId();
  const href = useHref();
  const focusLater = useFocusLater();
  return (
    <section className={styles.lacking} aria-labelledby={id} data-no-print="">
      <div className={styles.head}>
        <h2 className="text-subheading" id={id} tabIndex={-1}>
          What your floors need
        </h2>
        <Link
          className="text-small"
          href={href('accessories', writeFittingAddress({ isProject: false, floors }))}
          look="underline"
        >
          Trims, skirting, care and fitting
        </Link>
      </div>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label="Accessories that are missing">
          {rows.map((row) => (
            <Lacks
              key={`${row.use} ${row.product.productId}`}
              row={row}
              onPacks={(packs) => model.setPacks(row, packs)}
              onLeaveOut={() => {
                model.leaveOut(row);
                focusLater(id);
              }}
            />
          ))}
        </ul>
      )}
      {rows.length === 0 && leftOut.length === 0 && (
        <p className="text-small text-muted">Nothing that they need is missing.</p>
      )}
      <InlineAlert>{problem && `${problem} Nothing was added.`}</InlineAlert>
      <div className={styles.end}>
        {cost > 0 && (
          <Button
            variant="outline"
            loading={isPending}
            onClick={() => void add().then((isThere) => isThere && focusHeading())}
          >
            Add to basket, {formatPence(cost)}
          </Button>
        )}
        {leftOut.length > 0 && (
          <p className="text-small text-muted">
            Not needed: {leftOut.join(', ').toLowerCase()}.{' '}
            <Button
              variant="link"
              size="inline"
              onClick={() => {
                showAgain();
                focusLater(id);
              }}
            >
              Show again
            </Button>
          </p>
        )}
      </div>
      {model.floors.length > 0 && <Laying floors={model.floors} onChange={model.setMethod} />}
    </section>
  );
}

interface LayingProps {
  floors: readonly FloorRow[];
  onChange: (carId: string, method: string) => void;
}

/** The install methods assumed; closed at first, as they are mostly right. */
function Laying({ floors, onChange }: LayingProps) {
  const methods = [...new Set(floors.map(({ method }) => method))].join(', ').toLowerCase();
  return (
    <Disclosure title={<span className="text-small">How they are laid: {methods}</span>}>
      <div className={styles.floors}>
        {floors.map(({ carId, name, method, methods: options }) => (
          <Field key={carId} label={name}>
            <Select
              options={options.map((value) => ({ value, label: value }))}
              value={method}
              onChange={({ target }) => onChange(carId, target.value)}
            />
          </Field>
        ))}
      </div>
    </Disclosure>
  );
}

interface LacksProps {
  row: LackRow;
  onPacks: (packs: number) => void;
  onLeaveOut: () => void;
}

function Lacks({ row, onPacks, onLeaveOut }: LacksProps) {
  const { product, use, words, packsWord, packs, most, note, cost } = row;
  const { productName, mainImg, productPrice, productUnit } = product;
  return (
    <li className={styles.row}>
      <Picture src={mainImg} alt="" sizes="5rem" />
      <div className={styles.words}>
        <p>{words}</p>
        <p className={clsx('text-small', styles.facts)}>
          <span>{productName}</span>
          <Price className={styles.price} pence={productPrice} per={unitWord(productUnit)} />
        </p>
        {note && <p className={clsx('text-small', styles.note)}>{note}</p>}
      </div>
      <div className={styles.ways}>
        {most > 0 && (
          <>
            <Stepper
              label={`${packsWord} of ${productName} to add`}
              value={packs}
              min={1}
              max={most}
              onChange={onPacks}
            />
            <Price className={styles.cost} pence={cost} />
          </>
        )}
        <Button variant="link" size="inline" onClick={onLeaveOut}>
          Not needed<VisuallyHidden> {use.toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
