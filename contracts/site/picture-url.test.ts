import { describe, expect, it } from 'vitest';
import {
  pictureLightness,
  pictureSrcSets,
  pictureSubject,
  pictureTone,
  pictureUrl,
  pictureVariants,
} from './picture-url.ts';

describe('picture URLs', () => {
  it('name one variant, by default 800 px WebP', () => {
    expect(pictureUrl('al-h101-top-3fa9c10b')).toBe('/media/al-h101-top-3fa9c10b.800.webp');
    expect(pictureUrl('al-h101-top-3fa9c10b', 400, 'avif')).toBe('/media/al-h101-top-3fa9c10b.400.avif');
  });

  it.each([
    ['top', 'top'],
    ['close', 'close'],
    ['edge', 'edge'],
    ['living', 'living-room'],
    ['living', 'dining-room'],
    ['living', 'bay-window'],
    ['hall', 'entrance-hall'],
    ['hall', 'study'],
    ['hall', 'passage'],
    ['hall', 'meeting-room'],
  ] as const)('offer exactly the variants that exist: %s, named %s', (view, subject) => {
    const name = `al-h101-${subject}-3fa9c10b`;
    const sets = pictureSrcSets(pictureUrl(name));
    for (const format of ['avif', 'webp'] as const) {
      const listed = pictureVariants(view)[format].map(
        (width) => `/media/${name}.${width}.${format} ${width}w`,
      );
      expect(sets?.[format]).toBe(listed.join(', '));
    }
    expect(pictureVariants(view).webp).toContain(800);
  });

  it('say what the picture shows', () => {
    expect(pictureSubject('/media/al-h101-top-3fa9c10b.800.webp')).toBe('top');
    expect(pictureSubject('/media/al-h101-close-c49d6b-3fa9c10b.800.webp')).toBe('close');
    expect(pictureSubject('/media/al-h101-dining-room-3fa9c10b.800.webp')).toBe('dining-room');
    expect(pictureSubject('/media/home-hero-3fa9c10b.1280.webp')).toBeUndefined();
    expect(pictureSubject('https://example.com/al-h101-edge-3fa9c10b.800.webp')).toBeUndefined();
    expect(pictureSubject('')).toBeUndefined();
  });

  it("contain the floor's colour if the name has it", () => {
    expect(pictureTone('/media/al-h101-top-c49d6b-3fa9c10b.800.webp')).toBe('#c49d6b');
    expect(pictureLightness('/media/al-h101-top-ffffff-3fa9c10b.800.webp')).toBeCloseTo(1);
    expect(pictureLightness('/media/al-h101-top-ff0000-3fa9c10b.800.webp')).toBeCloseTo(0.2126);
    expect(pictureLightness('/media/al-h101-edge-12345678.800.webp')).toBeUndefined();
    expect(pictureTone('/media/al-h101-top-3fa9c10b.800.webp')).toBeUndefined();
    expect(pictureTone('/media/al-h101-edge-12345678.800.webp')).toBeUndefined();
    expect(pictureTone('https://example.com/al-h101-top-c49d6b-3fa9c10b.800.webp')).toBeUndefined();
    expect(pictureTone('')).toBeUndefined();
  });

  it('return nothing for pictures that are not ours', () => {
    expect(pictureSrcSets('https://example.com/a.jpg')).toBeUndefined();
    expect(pictureSrcSets('')).toBeUndefined();
  });
});
