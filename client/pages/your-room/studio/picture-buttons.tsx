import { Suspense, useState } from 'react';
import { MAX_PICTURED_FLOORS } from '../../../../contracts/domain/project/project-limits.ts';
import type { Product } from '../../../data/order-line.ts';
import { useCompared } from '../../../features/compare/compared.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useAction } from '../../../lib/use-call.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { laidPicture } from './laid-picture.ts';
import type { Photo } from './read-photo.ts';
import styles from './studio.module.css';
import { drawWhole, type LayFloor, type MakeDrawing } from './use-floor-drawing.ts';

const useKeepPicture = laterPart(async () => (await import('../keep/keep-picture.tsx')).KeepPicture);

const MOST_BESIDE = MAX_PICTURED_FLOORS - 1;

interface PictureButtonsProps {
  product: Product;
  photo: Photo | undefined;
  /** both undefined while there is no floor to draw */
  lay: LayFloor | undefined;
  draw: MakeDrawing | undefined;
  /** where the floor lies, as the file's name begins */
  place: string;
  /** what a kept picture is called at first */
  title?: string;
}

/** Saves the picture with its floor, alone or beside others; keeps it with a project, or prints it. */
export function PictureButtons({ product, photo, lay, draw, place, title = '' }: PictureButtonsProps) {
  const { productId, productName, productNo } = product;
  const mayKeep = isCustomer(useSession());
  const canKeep = !useSite().absent.includes('project-pictures');
  const KeepPicture = useKeepPicture();
  const [round, setRound] = useState(0);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const others = useCompared().filter((other) => other.productId !== productId);
  const beside = others.filter((other) => ticked.includes(other.productId));
  const isFull = beside.length === MOST_BESIDE;

  async function make(): Promise<Blob | undefined> {
    if (!photo || !lay || !draw) return undefined;
    const panes = [{ floor: drawWhole(draw), words: `${productName}, ${productNo}` }];
    if (beside.length > 0) {
      const { panesBeside } = await import('./panes-beside.ts');
      panes.push(...(await panesBeside(beside, lay)));
    }
    return await laidPicture(photo, panes);
  }
  const save = useAction(
    async () => {
      const made = await make();
      if (made) saveFile(made, `${place}-${productNo.toLowerCase()}.jpg`);
    },
    { inPlace: true },
  );
  const isLaid = photo !== undefined && draw !== undefined;
  return (
    <>
      {isLaid && others.length > 0 && (
        <fieldset className={styles.beside}>
          <legend>Beside it in the picture{others.length > MOST_BESIDE && `, up to ${MOST_BESIDE}`}</legend>
          {others.map((other) => {
            const isTicked = beside.includes(other);
            return (
              <Checkbox
                key={other.productId}
                label={other.productName}
                checked={isTicked}
                disabled={isFull && !isTicked}
                onChange={() =>
                  setTicked(
                    isTicked ? ticked.filter((id) => id !== other.productId) : [...ticked, other.productId],
                  )
                }
              />
            );
          })}
        </fieldset>
      )}
      {isLaid && (
        <div className={styles.buttons}>
          <Button loading={save.isPending} onClick={() => void save.run()}>
            Save the picture
          </Button>
          {mayKeep && canKeep && (
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setRound(round + 1)}>
              Keep with a project
            </Button>
          )}
          <Button variant="outline" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      )}
      <InlineAlert>{save.problem}</InlineAlert>
      <Suspense>
        {/* stays while another room loads: it opens when it is first rendered */}
        {mayKeep && round > 0 && (
          <KeepPicture
            round={round}
            make={make}
            productIds={[productId, ...beside.map((other) => other.productId)]}
            title={title}
          />
        )}
      </Suspense>
    </>
  );
}
