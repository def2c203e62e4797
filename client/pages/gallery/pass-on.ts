import { copyText } from '../../lib/copy-text.ts';
import type { GalleryProject } from './gallery.api.ts';
import { largePicture } from './opened-project.ts';

/** A browser shares only for a few seconds after the click, so a picture that takes longer is left out. */
const PICTURE_WAIT_MS = 2000;

/**
 * Passes the opened project on through the device's own menu, with its picture where both allow that. A browser without
 * such a menu copies the link.
 */
export async function passOn(project: GalleryProject): Promise<'copied' | 'passed on'> {
  const link = { title: project.title, url: location.href };
  if (!('share' in navigator)) {
    await copyText(link.url, 'Please copy the address of this page.');
    return 'copied';
  }
  const picture = await pictureInTime(project);
  const whole = picture ? { ...link, files: [picture] } : link;
  await navigator.share(navigator.canShare(whole) ? whole : link).catch((error: unknown) => {
    const isClosedAgain = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosedAgain) throw new Error('This project could not be shared. Please try again.');
  });
  return 'passed on';
}

function pictureInTime({ title, img1 = '' }: GalleryProject): Promise<File | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PICTURE_WAIT_MS);
    pictureAsBase64(largePicture(img1)).then(
      (picture) => resolve(fileOf(picture, `${title}.jpg`)),
      () => resolve(undefined),
    );
  });
}

/** Pages may not fetch a `data:` URL, so it is taken apart here. */
function fileOf(dataUrl: string, name: string): File {
  const [, base64 = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

const QUALITY = 0.9;

/**
 * Reads a picture as it is drawn, in a format that every program opens. One of another site is asked for without cookies,
 * and can only be read where that site lets any page read it.
 * @param url its address
 * @returns a `data:` URL: the picture as JPEG, in base64
 * @throws where it doesn't load or can't be read
 */
async function pictureAsBase64(url: string): Promise<string> {
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
