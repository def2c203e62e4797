import { describe, expect, it } from 'vitest';
import { readPerimeter, readRoomArea } from './shape-fields.tsx';

describe('the figures of a room given by its area', () => {
  it.each([
    ['45', 45],
    ['45 m²', 45],
    ['12,5', 12.5],
    ['1 250,5', 1250.5],
    ['1,250.25 m2', 1250.25],
    ['0', undefined],
    ['12.345', undefined],
    ['45 m', undefined],
    ['.', undefined],
    ['-3', undefined],
    ['2 x 3', undefined],
  ])('an area of %s is %s', (text, area) => {
    expect(readRoomArea(text)).toBe(area);
  });

  it.each([
    ['26.4', 26.4],
    ['26,4 m', 26.4],
    ['120', 120],
    ['1 250', 1250],
    ['1\u00a0250,5 metres', 1250.5],
    ['0', 0],
    ['26.456', undefined],
    ['26 m²', undefined],
    ['.', undefined],
    ['-3', undefined],
    ['26 4', undefined],
  ])('a perimeter of %s is %s', (text, metres) => {
    expect(readPerimeter(text)).toBe(metres);
  });
});
