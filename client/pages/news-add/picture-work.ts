import { PictureRefusal, preparePicture } from '../../features/pictures/prepare-picture.ts';
import { uploadPicture } from '../../features/pictures/upload-picture.ts';
import { keepPictures, keptPictures } from './picture-store.ts';

/** What pictures need once there are some; the first view does without. */
export const pictureWork = { keepPictures, keptPictures, PictureRefusal, preparePicture, uploadPicture };
