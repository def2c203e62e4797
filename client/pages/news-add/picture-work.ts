import { uploadPicture } from '../../features/pictures/upload-picture.ts';
import { PictureRefusal, preparePicture } from '../../lib/prepare-picture.ts';
import { keepPictures, keptPictures } from './picture-store.ts';

/** What pictures need once there are some; the first view does without. */
export const pictureWork = { keepPictures, keptPictures, PictureRefusal, preparePicture, uploadPicture };
