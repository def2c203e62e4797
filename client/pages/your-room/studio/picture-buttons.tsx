import type { Product } from '../../../data/order-line.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { savePicture } from './laid-picture.ts';
import type { Photo } from './read-photo.ts';
import styles from './studio.module.css';

interface PictureButtonsProps {
  product: Product;
  photo: Photo | undefined;
  /** undefined while there is no floor to draw */
  draw: (() => HTMLCanvasElement) | undefined;
  /** where the floor lies, as the file's name begins */
  place: string;
}

/** Saves the picture with its floor, or prints it. */
export function PictureButtons({ product, photo, draw, place }: PictureButtonsProps) {
  const { productName, productNo } = product;
  const save = useAction(
    async (from: Photo, floor: HTMLCanvasElement) => {
      await savePicture(
        from,
        floor,
        `${productName}, ${productNo}`,
        `${place}-${productNo.toLowerCase()}.jpg`,
      );
    },
    { inPlace: true },
  );
  return (
    <>
      {photo && draw && (
        <div className={styles.buttons}>
          <Button loading={save.isPending} onClick={() => save.run(photo, draw())}>
            Save the picture
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      )}
      <InlineAlert>{save.problem}</InlineAlert>
    </>
  );
}
