import { keepPictures, keptPictures } from './picture-store.ts';
import { PictureRefusal, preparePicture } from './prepare-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/** What pictures need once there are some; the first view does without. */
export const pictureWork = { keepPictures, keptPictures, PictureRefusal, preparePicture, uploadPicture };
