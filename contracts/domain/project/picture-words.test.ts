import { expect, it } from 'vitest';
import { pictureWords } from './picture-words.ts';

const oak = { productName: 'Oak Natural', productNo: 'AL-1' };
const ash = { productName: 'Ash Grey', productNo: 'AL-2' };

it('names a picture by its title and its floor', () => {
  expect(pictureWords({ title: 'Kitchen', floors: [oak] })).toEqual({
    caption: 'Oak Natural, AL-1',
    alt: 'Kitchen with Oak Natural',
  });
});

it('names the floors of a picture without a title in their order', () => {
  expect(pictureWords({ title: '', floors: [ash, oak] })).toEqual({
    caption: 'From left to right: Ash Grey, AL-2; Oak Natural, AL-1',
    alt: 'A room with Ash Grey and Oak Natural',
  });
});
