import {
  INSTALLATION_SHEETS,
  INSTALLATION_SUBJECTS,
  type InstallationSubject,
} from '../../contracts/site/installation-sheets.ts';
import { largeFile } from '../../contracts/site/large-picture.ts';
import { variantFiles } from '../../fixtures/assets/pictures/encode.ts';
import { hasLarge } from '../../fixtures/assets/renderer/draw.ts';
import type { PictureJob } from '../../fixtures/assets/renderer/picture-job.ts';
import type { BareRoomJob } from '../../fixtures/assets/renderer/picture-name.ts';
import { catalogue } from '../../fixtures/catalogue/catalogue.ts';
import { filesOf } from '../../fixtures/catalogue/file-names.ts';

/** An order for a worker: a picture in all its variants, a large picture, a room without its floor, files of a product, or an installation sheet. */
export type Order =
  | { readonly picture: PictureJob; readonly folder: string }
  | { readonly large: PictureJob; readonly folder: string }
  | { readonly bareRoom: BareRoomJob; readonly folder: string }
  | { readonly productNo: string; readonly names: readonly string[]; readonly folder: string }
  | { readonly subject: InstallationSubject; readonly names: readonly string[]; readonly folder: string };

/** Files that are made together. */
export interface Work {
  /** unique, and fit for the name of a claim: no full stop */
  readonly key: string;
  /** paths below the build's folder, `media/...` or `files/...` */
  readonly outputs: readonly string[];
  /** pages do without it until it is there, and a release may start without it */
  readonly optional?: true;
  /** @param names the files that are still missing */
  order(names: readonly string[]): Order;
}

/** What is seen first is drawn first: floors from above, then close-ups. */
const VIEWS = ['top', 'close'];

/** @param drawn pictures that are not kept in the repository */
export function pictureWorks(drawn: readonly PictureJob[], folder: string): Work[] {
  const rank = ({ view }: PictureJob) => VIEWS.indexOf(view);
  return drawn
    .toSorted((a, b) => rank(a) - rank(b))
    .map((picture) => ({
      key: picture.name,
      outputs: variantFiles(picture.name, picture.view).map((file) => `media/${file}`),
      order: () => ({ picture, folder }),
    }));
}

/** Floors at the scale of their grain: the last to make, because each takes seconds, and the viewer has another size meanwhile. */
export function largeWorks(drawn: readonly PictureJob[], folder: string): Work[] {
  return drawn.filter(hasLarge).map((large) => ({
    key: `large-${large.name}`,
    outputs: [`media/${largeFile(large.name)}`],
    optional: true,
    order: () => ({ large, folder }),
  }));
}

/** A product's files show the same surface, so they are made together. */
export function fileWorks(folder: string): Work[] {
  const products = catalogue().map((item) => ({
    key: `${item.number.toLowerCase()}-files`,
    outputs: [...new Set(Object.values(filesOf(item)))].filter(Boolean).map((name) => `files/${name}`),
    order: (names: readonly string[]) => ({ productNo: item.number, names, folder }),
  }));
  const sheets = INSTALLATION_SUBJECTS.map((subject) => ({
    key: `installation-${subject}`,
    outputs: [`files/${INSTALLATION_SHEETS[subject]}`],
    order: (names: readonly string[]) => ({ subject, names, folder }),
  }));
  return [...products, ...sheets];
}
