import { double, assert as holds, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, closeZoom, FITTED, fittedWidth, mostZoom, zoomedAt } from './zoom-view.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe('the zoom at which a pixel of the picture is one of the screen', () => {
  it.each([
    ['a desktop', desktop, 2400, 1, 2],
    ['a small window', { width: 800, height: 600 }, 2400, 1, 3],
    ['a phone', phone, 2400, 3, 2400 / 3 / 390],
    ['a picture no larger than its place, which is shown twice as large', desktop, 1120, 1, 2],
  ])('is right for %s', (_, frame, pixels, density, zoom) => {
    expect(closeZoom(frame, pixels, density)).toBeCloseTo(zoom);
  });
});

const frames = record({
  width: double({ min: 320, max: 4000, noNaN: true }),
  height: double({ min: 240, max: 3000, noNaN: true }),
});
const places = record({
  x: double({ min: -3000, max: 3000, noNaN: true }),
  y: double({ min: -3000, max: 3000, noNaN: true }),
});
const zooms = double({ min: 0.1, max: 40, noNaN: true });
const MOST = mostZoom(4);

describe('a view', () => {
  it('shows the whole picture in the middle at zoom 1', () => {
    expect(fittedWidth(desktop)).toBe(1200);
    expect(fittedWidth(phone)).toBe(390);
    expect(bounded({ zoom: 0.3, x: 500, y: -90 }, phone, MOST)).toEqual(FITTED);
  });

  it('never leaves the frame empty at an edge while the picture is larger, and is in the middle where it is not', () => {
    holds(
      property(frames, places, zooms, (frame, place, zoom) => {
        const view = bounded({ zoom, ...place }, frame, MOST);
        const width = fittedWidth(frame) * view.zoom;
        for (const [middle, size, room] of [
          [view.x, width, frame.width],
          [view.y, (width * 3) / 4, frame.height],
        ] as const) {
          if (size <= room) expect(Math.abs(middle)).toBe(0);
          else expect(size / 2 - Math.abs(middle)).toBeGreaterThanOrEqual(room / 2 - 1e-6);
        }
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        expect(view.zoom).toBeLessThanOrEqual(MOST);
      }),
    );
  });

  it('keeps what lies under the pointer there when it is enlarged, unless a bound is in the way', () => {
    const at = { x: 200, y: -100 };
    const near = zoomedAt(FITTED, 2, at, desktop, MOST);
    expect(near).toEqual({ zoom: 2, x: -200, y: 100 });
    const nearer = zoomedAt(near, 4, at, desktop, MOST);
    // the place in the picture, as a share of its width from its middle
    expect((at.x - nearer.x) / nearer.zoom).toBeCloseTo((at.x - near.x) / near.zoom);
    expect((at.y - nearer.y) / nearer.zoom).toBeCloseTo((at.y - near.y) / near.zoom);
    expect(zoomedAt(nearer, 1, at, desktop, MOST)).toEqual(FITTED);
  });
});
