import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { PICTURES_TITLE, pictureWords } from '../../../../contracts/domain/project/picture-words.ts';
import { FRAME, heightOf, write } from '../../../../house-style/house.ts';
import { asFigure } from '../../../../house-style/structure.ts';
import { keepTogether, LEFT, type Sheet } from './sheet.ts';

type Picture = components['schemas']['ProjectPicture'];

const TITLE = { font: 'serif', size: 15, width: FRAME, part: 'H2' } as const;
/** So that two landscape pictures have room on a page. */
const TALLEST = 290;
const NAME = { font: 'medium', size: 9.5, gap: 1, width: FRAME } as const;
const CAPTION = { size: 8.5, gap: 1, width: FRAME } as const;
const [ABOVE_WORDS, AFTER] = [6, 20];

/**
 * One below the other, each with its words; a page never ends within one.
 * @param jpegs by the pictures' ids; one that is missing is left out
 */
export function drawPictures(
  sheet: Sheet,
  pictures: readonly Picture[],
  jpegs: ReadonlyMap<string, Buffer>,
): void {
  const { doc } = sheet;
  /** what stays on the page of the first picture: the heading above it */
  let above = heightOf(doc, PICTURES_TITLE, TITLE) + 12;
  for (const picture of pictures) {
    const jpeg = jpegs.get(picture.pictureId);
    if (!jpeg) continue;
    const scale = Math.min(FRAME / picture.width, TALLEST / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const { caption, alt } = pictureWords(picture);
    const words = [
      { text: picture.title, style: NAME },
      { text: caption, style: CAPTION },
    ].filter(({ text }) => text !== '');
    const wordsHeight = words.reduce((sum, { text, style }) => sum + heightOf(doc, text, style), ABOVE_WORDS);
    keepTogether(sheet, above + height + wordsHeight);
    if (above > 0) sheet.y = write(doc, PICTURES_TITLE, LEFT, sheet.y, TITLE) + 12;
    above = 0;
    const top = sheet.y;
    asFigure(doc, alt, { x: LEFT, y: top, width, height }, () =>
      doc.image(jpeg, LEFT, top, { width, height }),
    );
    sheet.y += height + ABOVE_WORDS;
    for (const { text, style } of words) sheet.y = write(doc, text, LEFT, sheet.y, style);
    sheet.y += AFTER;
  }
}
