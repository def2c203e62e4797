const QUALITY = 0.9;

/**
 * Reads a picture as it is drawn, in a format that every program opens. One of another site is asked for without cookies,
 * and can only be read where that site lets any page read it.
 * @param url its address
 * @returns a `data:` URL: the picture as JPEG, in base64
 * @throws where it doesn't load or can't be read
 */
export async function pictureAsBase64(url: string): Promise<string> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
