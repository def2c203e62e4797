import { expect, it } from 'vitest';
import { largePicture } from './large-picture.ts';

it.each([
  ['/media/al-h101-top-c49d6b-3fa9c10b.800.webp', '/media/al-h101-top-c49d6b-3fa9c10b.2400.avif', 2000],
  ['/media/al-h101-close-c49d6b-3fa9c10b.1120.avif', '/media/al-h101-close-c49d6b-3fa9c10b.2400.avif', 450],
])('knows the large picture of a floor and its scale: %s', (url, large, shownMm) => {
  expect(largePicture(url)).toEqual({ url: large, shownMm });
});

it.each([
  ['a room', '/media/al-h101-dining-room-3fa9c10b.800.webp'],
  ['an edge', '/media/al-h101-edge-3fa9c10b.800.webp'],
  ['an accessory', '/media/al-z101-top-3fa9c10b.800.webp'],
  ["a real backend's picture", 'https://images.example/oak-top-c49d6b-3fa9c10b.800.webp'],
  ['no picture', ''],
])('knows of none for %s', (_, url) => {
  expect(largePicture(url)).toBeUndefined();
});
