import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import type { Product } from '../../data/order-line.ts';

export type ListedFile = components['schemas']['ProductFile'];
type Kind = ListedFile['kind'];

export interface ProductFile {
  /** everything the file can be used for: one IFC serves two programs */
  readonly kinds: readonly Kind[];
  readonly label: string;
  /** e.g. `glTF binary (.glb), 612 kB` */
  readonly detail: string;
  readonly fileName: string;
}

/** In the order of demand. */
const LABELS: Readonly<Record<Kind, string>> = {
  dataSheet: 'Data sheet',
  model3d: '3D model',
  textures: 'Texture set',
  revitFile: 'Revit',
  archicadFile: 'Archicad',
};
const KINDS = Object.keys(LABELS) as Kind[];

const FORMATS: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  glb: 'glTF binary',
  zip: 'ZIP of seamless maps',
  ifc: 'IFC',
};

/**
 * Files that exist for the product, each once; the name without folders, as the download call needs it.
 * @param listed what the backend lists; until then, or if it lists nothing, the product's own fields are used
 */
export function productFiles(product: Product, listed?: readonly ListedFile[]): ProductFile[] {
  const known = listed ?? fromFields(product);
  const names = new Set(KINDS.flatMap((kind) => known.filter((file) => file.kind === kind).map(nameOf)));
  return [...names]
    .filter((fileName) => fileName !== '')
    .map((fileName) => {
      const same = known.filter((file) => nameOf(file) === fileName);
      const kinds = KINDS.filter((kind) => same.some((file) => file.kind === kind));
      const bytes = same.find((file) => file.bytes !== undefined)?.bytes;
      return {
        kinds,
        label: kinds.map((kind) => LABELS[kind]).join(' and '),
        detail: [formatOf(fileName), ...(bytes === undefined ? [] : [sizeText(bytes)])].join(', '),
        fileName,
      };
    });
}

function fromFields({ model3d, revitFile, archicadFile }: Product): ListedFile[] {
  const fields = { model3d, revitFile, archicadFile };
  return (['model3d', 'revitFile', 'archicadFile'] as const).map((kind) => ({
    kind,
    fileName: fields[kind],
  }));
}

function nameOf({ fileName }: ListedFile): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1);
}

function formatOf(fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return FORMATS[ending] ?? ending.toUpperCase();
}

/** @returns e.g. `84 kB` or `1.2 MB`, in thousands, like a file manager */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
