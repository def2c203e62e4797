import type { PackedGoods } from '../../../contracts/domain/quantity/goods-count.ts';
import { costOf } from '../../../contracts/domain/quantity/packs.ts';
import { timesPacked } from '../../../contracts/domain/quotation/packing.ts';
import { workingOf } from '../../../contracts/domain/quotation/quotation-working.ts';
import type { PageQuery } from '../../../contracts/site/site-map.ts';
import type { Quotation } from '../../features/quotations/quotations.api.ts';
import { grouped } from '../../lib/grouped.ts';

/** One product of a quotation, as both of its sources give it. Money in pence without VAT. */
export interface LineView extends PackedGoods {
  readonly key: string;
  readonly productId: string;
  readonly productNo: string;
  readonly productName: string;
  readonly mainImg: string;
  /** packs for all plots; m2 of fitting */
  readonly number: number;
  /** m2, or pieces, for all plots */
  readonly amount: number;
  /** the same for one plot; undefined where there is one plot only, and where all are packed together */
  readonly perPlot: number | undefined;
  /** undefined for visitors */
  readonly price: number | undefined;
  readonly cost: number | undefined;
  /** what everybody paid when it was quoted; undefined where the quoted price isn't lower */
  readonly listPrice?: number | undefined;
  readonly note: string;
  /** how its packs follow from the plan, in sentences */
  readonly working: readonly string[];
  /** what has changed about it since, in sentences */
  readonly changes: readonly string[];
}

/** What lies in one room of one plot. */
export interface RoomView {
  readonly key: string;
  readonly name: string;
  /** e.g. `Ground floor` */
  readonly storey: string;
  readonly productName: string;
  /** m2 without wastage; 0 where it is not laid by area */
  readonly areaM2: number;
  /** undefined without a plan */
  readonly wastagePercent: number | undefined;
  /** m2 with wastage */
  readonly neededM2: number | undefined;
  /** 0 where another room's packs do */
  readonly packs: number;
  /** pattern and direction: `Herringbone, along the room` */
  readonly laying: string;
  /** what the page of layouts is asked for; undefined where the room's walls or the floor's pattern aren't known */
  readonly layout?: PageQuery | undefined;
  readonly note: string;
}

export function quotedLines({ lines, changes, plots, packing }: Quotation): LineView[] {
  return lines.map((line) => ({
    key: line.lineId,
    productId: line.productId,
    productNo: line.productNo,
    productName: line.productName,
    mainImg: line.mainImg,
    productUnit: line.productUnit,
    productSeries: line.productSeries,
    packSize: line.packSize,
    number: line.totalNumber,
    amount: line.amount,
    perPlot: timesPacked({ plots, packing }) > 1 ? line.number : undefined,
    price: line.productPrice,
    cost: line.linePence,
    listPrice: line.catalogPrice > line.productPrice ? line.catalogPrice : undefined,
    note: line.note,
    working: workingOf(line, { plots, packing }),
    changes: changes.filter(({ lineId }) => lineId === line.lineId).map(({ text }) => text),
  }));
}

/** @returns pence without VAT that the quoted prices are below those on our list */
export function savedPence(lines: readonly LineView[]): number {
  return lines.reduce(
    (sum, { listPrice, amount, cost = 0 }) =>
      listPrice === undefined ? sum : sum + costOf(amount, listPrice) - cost,
    0,
  );
}

export function quotedRooms({ lines }: Pick<Quotation, 'lines'>): RoomView[] {
  return lines.flatMap(({ lineId, productName, rooms }) =>
    rooms.map((room, at) => ({
      key: `${lineId} ${at}`,
      name: room.roomName,
      storey: room.storey,
      productName,
      areaM2: room.areaM2,
      wastagePercent: room.wastagePercent,
      neededM2: room.neededM2,
      packs: room.number,
      laying: layingWords(room.pattern, room.direction),
      note: room.note,
    })),
  );
}

/** `Herringbone, along the room`; '' where nothing is said. */
export function layingWords(pattern: string, direction: string): string {
  const second = pattern === '' ? direction : direction.charAt(0).toLowerCase() + direction.slice(1);
  return [pattern, second].filter(Boolean).join(', ');
}

export interface StoreyView {
  readonly name: string;
  readonly rooms: readonly RoomView[];
}

/** Storeys as they first appear; within one, floors of the same room come together. */
export function byStorey(rooms: readonly RoomView[]): StoreyView[] {
  return grouped(rooms, ({ storey }) => storey).map(([name, all]) => ({
    name: name || 'Rooms',
    rooms: grouped(all, (room) => room.name).flatMap(([, same]) => same),
  }));
}
