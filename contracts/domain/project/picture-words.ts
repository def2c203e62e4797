/** Over the pictures on a paper. */
export const PICTURES_TITLE = 'Pictures of the floors';

interface Pictured {
  /** may be '' */
  readonly title: string;
  /** from left to right */
  readonly floors: readonly { readonly productName: string; readonly productNo: string }[];
}

/** What a picture of laid floors is called: below it, and by screen readers. */
export function pictureWords({ title, floors }: Pictured): {
  readonly caption: string;
  readonly alt: string;
} {
  const named = floors.map(({ productName, productNo }) => `${productName}, ${productNo}`).join('; ');
  const names = floors.map(({ productName }) => productName).join(' and ');
  return {
    caption: floors.length > 1 ? `From left to right: ${named}` : named,
    alt: `${title === '' ? 'A room' : title} with ${names}`,
  };
}
