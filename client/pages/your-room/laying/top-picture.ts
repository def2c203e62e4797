import { pictureSubject } from '../../../../contracts/site/picture-url.ts';
import type { Product } from '../../../data/order-line.ts';

/** A product's picture from above: only of our own pictures do we know how much floor they show. */
export const topPicture = ({ mainImg, img1 }: Pick<Product, 'mainImg' | 'img1'>): string | undefined =>
  [mainImg, img1].find((url) => pictureSubject(url) === 'top');
