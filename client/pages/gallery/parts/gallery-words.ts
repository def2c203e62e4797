export const GALLERY_TITLE = 'Gallery';
export const GALLERY_INTRO =
  'Houses, flats, hotels and surgeries that our customers have finished. Open one to see its rooms and the floors that were laid in them.';
