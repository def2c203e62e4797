import { floorSize } from '../../../contracts/domain/product/floor-size.ts';
import {
  type PictureSubject,
  pictureSubject,
  type RoomSubject,
} from '../../../contracts/site/picture-url.ts';
import type { FloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';

export interface GalleryPicture {
  readonly url: string;
  /** what the picture shows; used as its caption and its alternative text */
  readonly words: string;
}

type Layers = FloorSpec['layers'];

const ROOM_WORDS: Record<RoomSubject, string> = {
  'living-room': 'In a living room',
  'dining-room': 'In a dining room',
  kitchen: 'In a kitchen',
  bedroom: 'In a bedroom',
  'bay-window': 'In a room with a bay window',
  loft: 'In a loft',
  restaurant: 'In a restaurant',
  'entrance-hall': 'In an entrance hall',
  study: 'In a study',
  passage: 'In a passage',
  staircase: 'At the foot of a staircase',
  shop: 'In a shop',
  corridor: 'In a corridor',
  doorway: 'At a doorway, where it meets tiles',
  'meeting-room': 'In a meeting room',
  exhibition: 'In an exhibition room',
};

/**
 * Pictures of the gallery, the main one first, without repeats (docs/product.md, "Screens and addresses": 4 on desktop, 5 on mobile).
 * @param layers the board's layers from the top down, once loaded
 */
export function galleryPictures(
  product: Product,
  limit: number,
  layers: Layers | undefined,
): GalleryPicture[] {
  const { mainImg, img1, img2, img3, img4, img5 } = product;
  const urls = [mainImg, img1, img2, img3, img4, img5].filter((url) => url !== '');
  return [...new Set(urls)].slice(0, limit).map((url, index) => {
    const subject = pictureSubject(url);
    return { url, words: subject ? wordsOf(subject, product, layers) : `Picture ${index + 1}` };
  });
}

function wordsOf(subject: PictureSubject, product: Product, layers: Layers | undefined): string {
  const isFloor = product.productSeries !== 'Accessories';
  if (subject === 'top') return isFloor ? 'Laid, seen from above' : product.productName;
  if (subject === 'close') return isFloor ? 'Surface, close up' : `${product.productName}, close up`;
  if (subject === 'edge') return edgeWords(product, layers);
  return ROOM_WORDS[subject];
}

/** `Edge of the board: 3 mm wear layer on birch plywood`, or only the parts that are known. */
function edgeWords(product: Product, layers: Layers | undefined): string {
  const wear = floorSize(product.specification)?.wearLayerMm;
  if (!wear) return 'Edge of the board';
  const core = layers?.find(({ part }) => part === 'Core')?.material;
  return `Edge of the board: ${wear} mm wear layer${core ? ` on ${coreName(core)}` : ''}`;
}

/** `Birch plywood core, 7 plies` in the middle of a sentence: `birch plywood`; an abbreviation stays as it is. */
function coreName(material: string): string {
  const name = material.replace(/,.*$/, '').replace(/ core$/, '');
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
