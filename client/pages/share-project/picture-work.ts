import { uploadPicture } from '../../features/pictures/upload-picture.ts';
import { preparePicture } from '../../lib/prepare-picture.ts';
import { keepPictures, keptPictures } from './picture-store.ts';

/** Code for pictures, in one bundle that loads with the first picture. */
export const pictureWork = { keepPictures, keptPictures, preparePicture, uploadPicture };
