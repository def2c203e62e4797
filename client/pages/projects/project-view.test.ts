import { describe, expect, it } from 'vitest';
import { tradeProjects } from '../../../fixtures/projects/trade-projects.ts';
import { batchLines, productsOnce, shortages } from './basket-batch.ts';
import { type ProjectDetail, projectView } from './project-view.ts';

const [seed] = tradeProjects();
if (!seed) throw new Error('There are projects');
const detail: ProjectDetail = {
  projectId: seed.projectId,
  userId: seed.userId,
  projectName: seed.projectName,
  sts: 'Ongoing',
  roomList: [...seed.rooms],
};
const [floor, border, underlay] = seed.products.map((product) => ({ ...product, inventoryBalance: 500 }));
if (!floor || !border || !underlay) throw new Error('The first project has three products');
const NONE = new Map<string, number>();

describe('the view of a project', () => {
  it('lists products without a room first, and includes rooms without floors', () => {
    const view = projectView(detail, [floor, border, underlay], seed.userId, NONE);
    expect(view.rooms.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Unassigned', 1],
      ['Living Room', 1],
      ['Hallway', 1],
      ['Study', 0],
    ]);
    expect(view.totals.floors, 'the underlay is no floor').toBe(2);
    expect(view.rooms[0]?.packedM2, 'nor has it a floor area').toBe(0);
  });

  it('tells what a room measures apart from the packs that are opened for it', () => {
    // one pack of 3.07 m2 is opened for 5.04 m2, as another room leaves the rest over
    const [living, hall, study] = detail.roomList;
    if (!living || !hall || !study) throw new Error('The first project has three rooms');
    const roomList = [{ ...living, areaM2: 5.04 }, { ...hall, areaM2: 2.1 }, study];
    const opened = { ...floor, roomId: living.roomId, number: 1, packSize: 3.07 };
    const view = projectView({ ...detail, roomList }, [opened], seed.userId, NONE);
    expect(view.rooms.map(({ areaM2, packedM2 }) => [areaM2, packedM2])).toEqual([
      [5.04, 3.07],
      [2.1, 0],
      [undefined, 0],
    ]);
    expect([view.roomsM2, view.totals.areaM2]).toEqual([7.14, 3.07]);
  });

  it('shows a product whose room has gone, and says who owns the project', () => {
    const view = projectView(detail, [{ ...floor, roomId: 'r-gone' }], 'u-else', NONE);
    expect(view.rooms[0]).toMatchObject({ roomId: '', lines: [{ lineId: floor.lineId }] });
    expect(view.isOwn).toBe(false);
  });

  it('counts packs that were set a moment ago', () => {
    const before = projectView(detail, [floor], seed.userId, NONE);
    const after = projectView(detail, [floor], seed.userId, new Map([[floor.lineId, floor.number + 1]]));
    expect(after.totals.packs).toBe(before.totals.packs + 1);
    expect(after.totals.cost).toBeGreaterThan(before.totals.cost);
  });

  it('marks every line of a product if all rooms together need more than is in stock', () => {
    const twice = [
      { ...floor, number: 3, inventoryBalance: 5 },
      { ...floor, lineId: 'l-2', roomId: 'r-1001-3', number: 3, inventoryBalance: 5 },
    ];
    const shorts = (products: typeof twice) =>
      projectView(detail, products, seed.userId, NONE).rooms.flatMap(({ lines }) =>
        lines.map(({ short }) => short),
      );
    expect(shorts(twice)).toEqual([true, true]);
    expect(shorts(twice.map((each) => ({ ...each, inventoryBalance: 6 })))).toEqual([false, false]);
  });
});

describe('adding a project to the basket', () => {
  const inTwoRooms = [floor, { ...floor, lineId: 'l-2', roomId: '' }, border];
  const user = { userId: 'u-1', loginName: 'a@b.example' };

  it('takes each product once, with the packs of all rooms', () => {
    const lines = batchLines('j-1', inTwoRooms, user).map(({ line }) => line);
    expect(lines.map(({ productId, number }) => [productId, number])).toEqual([
      [floor.productId, 2 * floor.number],
      [border.productId, border.number],
    ]);
    expect(lines[0]).toMatchObject({ ...user, carType: 0, productPrice: floor.productPrice });
    expect(JSON.parse(lines[0]?.productInfo ?? '')).toMatchObject({
      number: 2 * floor.number,
      projectInfo: 'j-1',
    });
  });

  it('names products that are short, counting packs in the basket', () => {
    const scarce = inTwoRooms.map((each) =>
      each.productId === floor.productId ? { ...each, inventoryBalance: 2 * floor.number + 1 } : each,
    );
    expect(shortages(scarce, new Map([[floor.productId, 1]]))).toEqual([]);
    expect(shortages(scarce, new Map([[floor.productId, 2]]))).toEqual([
      {
        name: floor.productName,
        reason: `${2 * floor.number} packs needed. Available stock: ${2 * floor.number + 1} packs. 2 packs of it are in your basket already.`,
      },
    ]);
  });

  it('adds nothing for an empty project', () => {
    expect(productsOnce([])).toEqual([]);
  });
});
