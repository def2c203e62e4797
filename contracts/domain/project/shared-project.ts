/** Limits of a project for the gallery; the contract's schema has the same. */

/** Pictures of one project. */
export const PICTURES_MAX = 6;
/** Bytes of one picture. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** A generous limit for the bytes of a multipart body around its picture. */
const AROUND_BYTES = 16 * 1024;
/** Bytes of an upload's whole body. */
export const UPLOAD_MAX_BYTES = PICTURE_MAX_BYTES + AROUND_BYTES;
/** Floors of one project. */
export const LAID_FLOORS_MAX = 6;
/** Characters of its texts. */
export const PROJECT_TEXT_MAX = { title: 80, town: 60, content: 1500 } as const;
/** Pence of the voucher for a project that appears in the gallery (docs/product.md, "Figures and limits"). */
export const VOUCHER_PENCE = 5000;

/** The widths, in pixels, in which a customer's picture is stored: for the grid, and for the whole screen. */
export const SHARED_WIDTHS = { small: 800, large: 2000 } as const;
export type SharedSize = keyof typeof SHARED_WIDTHS;

const SHARED = /^\/shared\/(i-[0-9a-f-]{36})\.(small|large)\.webp$/;

/** @returns the public address of an approved picture */
export function sharedPictureUrl(pictureId: string, size: SharedSize = 'small'): string {
  return `/shared/${pictureId}.${size}.webp`;
}

/** @param path of a request, or a picture field of a reply */
export function readSharedPictureUrl(
  path: string,
): { readonly pictureId: string; readonly size: SharedSize } | undefined {
  const [, pictureId, size] = SHARED.exec(path) ?? [];
  return pictureId && size ? { pictureId, size: size as SharedSize } : undefined;
}
