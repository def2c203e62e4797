import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { removeSavedLine, restoreLine, useSavedLines } from '../../../features/basket/basket-extras.api.ts';
import { focusHeading } from '../../../lib/focus.ts';
import { readingOf } from '../../../lib/reading.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { notify } from '../../../state/notices.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type BasketRow, basketRow } from '../basket-rows.ts';
import { LineName, LinePicture, perUnit, quantityOf } from '../parts/line-bits.tsx';
import { LineHints } from '../parts/line-hints.tsx';
import styles from './saved-lines.module.css';

/** Lines saved for later, the same on all the customer's devices; renders nothing if there are none. */
export function SavedLines() {
  const call = useSavedLines();
  const id = useId();
  const reading = readingOf(call, call.data?.data);
  return (
    <ReadingView reading={reading} what="What you saved for later" isPart loading={null}>
      {(lines) =>
        lines.length > 0 && (
          <section className={styles.saved} aria-labelledby={id} data-no-print="">
            <h2 className="section-title" id={id}>
              Saved for later
            </h2>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <SavedLine key={line.carId} row={basketRow(line)} />
              ))}
            </ul>
          </section>
        )
      }
    </ReadingView>
  );
}

function SavedLine({ row }: { row: BasketRow }) {
  const { userId } = useCustomer().user;
  const { carId, name, price } = row;
  const [send] = useState(() => safeToRepeat(restoreLine));
  const back = useWrite(async (productPrice: number) => {
    await send({ userId, carId, productPrice });
    notify({ type: 'success', text: `${name} is back in the basket` });
    focusHeading();
  });
  const removal = useWrite(async () => {
    await removeSavedLine({ userId, carId });
    focusHeading();
  });
  return (
    <li className={styles.line}>
      <LinePicture row={row} sizes="6rem" />
      <div className={styles.words}>
        <LineName row={{ ...row, isFloor: false }} />
        <p className={clsx('text-small', 'text-figures', styles.figures)}>
          <span>{quantityOf(row).join(' · ')}</span>
          <Price pence={price} per={perUnit(row)} />
        </p>
        {row.note && <p className={clsx('text-small', styles.note)}>{row.note}</p>}
        <LineHints row={row} />
        <Problem error={back.error ?? removal.error} />
      </div>
      <div className={styles.ways}>
        {price !== undefined && (
          <Button variant="outline" size="sm" loading={back.isPending} onClick={() => void back.run(price)}>
            Put in basket<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <IconButton label={`Remove ${name} from what is saved`} onClick={() => void removal.run()}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
