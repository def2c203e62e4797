import sharp from 'sharp';

/** A text in hidden parts of test pictures, which must not be in stored ones. */
export const HIDDEN = 'hidden-in-the-picture';

export type Format = 'jpeg' | 'png' | 'webp';

/** A picture that a customer might send: two-coloured, in landscape. */
export async function goodPicture(format: Format = 'jpeg', width = 640, height = 480): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3, background: '#7a5230' } } as const;
  const left = await sharp(half).png().toBuffer();
  return await sharp({ create: { width, height, channels: 3, background: '#d8c7a8' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** A picture with a camera's name, a position and a text, rotated by a tag like a phone's portrait. */
export async function pictureWithPosition(format: Format = 'jpeg'): Promise<Buffer> {
  return await sharp(await goodPicture(format))
    .withExif({
      IFD0: { Make: HIDDEN, Copyright: HIDDEN },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 53/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '0/1 53/1 9/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/** One part of a multipart body, as a browser would write it. */
export function pictureForm(
  file: Uint8Array,
  fileName = 'floor.jpg',
  type = 'image/jpeg',
  part = 'picture',
): FormData {
  const form = new FormData();
  form.append(part, new File([new Uint8Array(file)], fileName, { type }));
  return form;
}
