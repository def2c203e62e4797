import DxfParser, { type ILwpolylineEntity, type ITextEntity } from 'dxf-parser';
import { expect, it } from 'vitest';
import { areaOf } from '../../../contracts/domain/layout/corners.ts';
import { inset, lOutline, rectangleOutline } from '../../../contracts/domain/layout/outline.ts';
import { sizeOf } from '../../../contracts/domain/layout/polygon.ts';
import { layoutDxf } from './layout-dxf.ts';

it('the drawing of an L opens in millimetres, with walls, floor, pieces and their numbers on layers of their own', () => {
  const room = lOutline(
    { length: 52_000, width: 38_000 },
    { length: 12_000, width: 9_000, corner: 'top-right' },
  );
  const column = rectangleOutline(4_000, 4_000).map(({ x, y }) => ({ x: x + 24_000, y: y + 20_000 }));
  const walls = { outline: room, holes: [column] };
  const floor = inset(walls, 100) ?? walls;
  const board = [
    { x: 100, y: 100 },
    { x: 19_100, y: 100 },
    { x: 19_100, y: 2_000 },
    { x: 100, y: 2_000 },
  ];
  const ripped = board.map(({ x, y }) => ({ x, y: y === 100 ? 2_000 : 2_300 }));
  const pieces = [
    { outline: board, number: 1 },
    { outline: ripped, number: 12 },
  ];
  const read = new DxfParser().parseSync(layoutDxf({ room: walls, floor, pieces }));
  expect(read?.header.$INSUNITS, 'millimetres').toBe(4);
  const drawn = (layer: string) =>
    (read?.entities ?? [])
      .filter((entity): entity is ILwpolylineEntity => entity.type === 'LWPOLYLINE' && entity.layer === layer)
      .map(({ shape, vertices }) => {
        expect(shape, 'closed').toBe(true);
        return vertices.map(({ x, y }) => ({ x, y }));
      });
  expect(drawn('WALLS')).toEqual(
    [room, column].map((ring) => ring.map(({ x, y }) => ({ x: x / 10, y: y / 10 }))),
  );
  const [edge, aroundColumn] = drawn('FLOOR');
  expect(sizeOf(edge ?? []) * 100).toBeCloseTo(areaOf(floor.outline), 3);
  expect(sizeOf(aroundColumn ?? []), '400 mm and a gap of 10 mm on each side').toBeCloseTo(420 * 420, 3);
  expect(drawn('PIECES')).toEqual(
    pieces.map(({ outline }) => outline.map(({ x, y }) => ({ x: x / 10, y: y / 10 }))),
  );
  const numbers = (read?.entities ?? []).filter((entity): entity is ITextEntity => entity.type === 'TEXT');
  expect(numbers.map(({ text, layer, endPoint }) => [text, layer, endPoint?.x, endPoint?.y])).toEqual([
    ['1', 'NUMBERS', 960, 105],
    ['12', 'NUMBERS', 960, 215],
  ]);
  expect(numbers[1]?.textHeight, 'within a strip of 30 mm').toBeLessThan(30);
});
