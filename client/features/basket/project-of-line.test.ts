import { describe, expect, it } from 'vitest';
import { keepProject, projectOfLine } from './project-of-line.ts';

const line = (productInfo?: string) => ({
  userId: 'u-1001',
  loginName: 'trade@alderline.example',
  carType: 0 as const,
  productId: 'p-0101',
  productNo: 'AL-M101',
  mainImg: '/media/a.webp',
  productPrice: 4150,
  number: 2,
  amount: 5.7,
  packSize: 2.85,
  packWeight: 20,
  ...(productInfo === undefined ? {} : { productInfo }),
});
const inBasket = (productInfo: string, more = {}) => ({
  productId: 'p-0101',
  carType: 0 as const,
  productInfo,
  ...more,
});
const FOR_PROJECT = '{"projectInfo":"j-1"}';

describe('the project of a line', () => {
  it('is read from the line’s productInfo, which may hold any text', () => {
    expect(projectOfLine(FOR_PROJECT)).toBe('j-1');
    for (const other of ['', 'null', '7', '{', '{"projectInfo":7}']) expect(projectOfLine(other)).toBe('');
  });

  it('stays when more packs are added, beside the rest of the line’s productInfo', () => {
    const more = keepProject(line('{"productPrice":4150}'), [inBasket(FOR_PROJECT)]);
    expect(JSON.parse(more.productInfo ?? '')).toEqual({ productPrice: 4150, projectInfo: 'j-1' });
    expect(projectOfLine(keepProject(line(), [inBasket(FOR_PROJECT)]).productInfo ?? '')).toBe('j-1');
  });

  it('is replaced by another project, and not taken from another product’s line', () => {
    const other = line('{"projectInfo":"j-2"}');
    expect(keepProject(other, [inBasket(FOR_PROJECT)])).toBe(other);
    const plain = line('{}');
    const lines = [
      inBasket(''),
      inBasket(FOR_PROJECT, { productId: 'p-2' }),
      inBasket(FOR_PROJECT, { carType: 1 }),
    ];
    for (const there of lines) expect(keepProject(plain, [there])).toBe(plain);
  });
});
