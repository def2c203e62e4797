import { describe, expect, it } from 'vitest';
import { pictureSrcSets, pictureUrl, pictureVariants } from './picture-url.ts';

describe('picture URLs', () => {
  it('name one variant, 800 px WebP unless told', () => {
    expect(pictureUrl('al-h101-top-3fa9c10b')).toBe('/media/al-h101-top-3fa9c10b.800.webp');
    expect(pictureUrl('al-h101-top-3fa9c10b', 400, 'avif')).toBe('/media/al-h101-top-3fa9c10b.400.avif');
  });

  it.each(['top', 'close', 'banner', 'edge', 'living', 'hall'] as const)(
    'offer exactly the variants that are made: %s',
    (view) => {
      const name = `al-h101-${view}-3fa9c10b`;
      const sets = pictureSrcSets(pictureUrl(name));
      for (const format of ['avif', 'webp'] as const) {
        const listed = pictureVariants(view)[format].map(
          (width) => `/media/${name}.${width}.${format} ${width}w`,
        );
        expect(sets?.[format]).toBe(listed.join(', '));
      }
      expect(pictureVariants(view).webp).toContain(800);
    },
  );

  it('know nothing of pictures that are not ours', () => {
    expect(pictureSrcSets('https://example.com/a.jpg')).toBeUndefined();
    expect(pictureSrcSets('')).toBeUndefined();
  });
});
