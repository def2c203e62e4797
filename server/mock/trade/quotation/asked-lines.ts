import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { workOut } from '../../../../contracts/domain/plan/plan-lines.ts';
import { linesToQuote } from '../../../../contracts/domain/plan/plan-to-quote.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { Db } from '../../engine/database/tables.ts';
import { listLines as listBasketLines } from '../../shop/basket/repository.ts';
import { productsByNumber } from '../../shop/gallery/shared-repository.ts';
import { findProducts, type PricedProduct, readProduct } from '../../shop/product/repository.ts';
import { listProducts } from '../../shop/project/line-repository.ts';
import { readableProject } from '../../shop/project/own-project.ts';
import { factsFor } from '../../shop/project/plan/plan-facts.ts';
import { planOf } from '../../shop/project/plan/plan-rooms.ts';
import { findPlan } from '../../shop/project/plan/repository.ts';
import { listRooms } from '../../shop/project/room-repository.ts';
import type { AskedLine, QuotationRoom } from './lines.ts';

type LineInput = components['schemas']['QuotationLineInput'];
/** Lines of a quotation, as the contract has them. */
const LINES_MAX = 200;

const atToday = (product: PricedProduct, number: number): AskedLine => ({
  product,
  number,
  pricePence: product.productPrice,
  note: '',
  rooms: [],
});

/** What is sold of the lines that a caller names. @throws CallFailure "1" for a number that is not on sale */
export async function linesGiven(db: Db, lines: readonly LineInput[]): Promise<AskedLine[]> {
  const products = await productsByNumber(
    db,
    lines.map(({ productNo }) => productNo),
  );
  return lines.map(({ productNo, number, note = '', need, rooms = [] }, index) => {
    const product = products.get(productNo);
    if (!product)
      refuseField(`lines[${index}].productNo`, `We don’t sell a product with the number ${productNo}.`);
    return { ...atToday(product, number), note, need, rooms: rooms.map(trimmed) };
  });
}

const trimmed = (room: QuotationRoom): QuotationRoom => ({
  ...room,
  roomName: room.roomName.trim(),
  storey: room.storey.trim(),
  pattern: room.pattern.trim(),
  direction: room.direction.trim(),
  note: room.note.trim(),
});

/** The floors and accessories of a basket, with their notes. @throws CallFailure "1" when there are none */
export async function linesOfBasket(db: Db, userId: string): Promise<AskedLine[]> {
  const rows = (await listBasketLines(db, userId)).filter(({ car_type }) => car_type === 0);
  const products = await findProducts(
    db,
    rows.map((row) => readProduct(row).productId),
  );
  const lines = rows.flatMap((row) => {
    const product = products.get(readProduct(row).productId);
    return product ? [{ ...atToday(product, row.number), note: row.note }] : [];
  });
  return someOf(lines, 'There is nothing in your basket that we can quote for. Add a floor first.');
}

/**
 * The products of a project, one line for each, with the rooms that they are in; where the packs are those of its plan, with
 * what the plan has worked out. @throws CallFailure "1" when there are none
 */
export async function linesOfProject(db: Db, userId: string, projectId: string): Promise<AskedLine[]> {
  const { project_id } = await readableProject(db, projectId, userId);
  const rows = await listProducts(db, [project_id]);
  const projectRooms = await listRooms(db, [project_id]);
  const rooms = new Map(projectRooms.map((room) => [room.room_id, room.room_name]));
  const planned = await plannedLines(db, project_id, projectRooms);
  const ids = [...new Set(rows.map((row) => readProduct(row).productId))];
  const products = await findProducts(db, ids);
  const lines = ids.flatMap((id): AskedLine[] => {
    const product = products.get(id);
    if (!product) return [];
    const own = rows.filter((row) => readProduct(row).productId === id);
    const number = own.reduce((sum, row) => sum + row.number, 0);
    const plan = planned.find((line) => line.productNo === product.productNo && line.number === number);
    if (plan) return [{ ...atToday(product, number), need: plan.need, rooms: plan.rooms ?? [] }];
    return [
      {
        ...atToday(product, number),
        rooms: own.flatMap((row) => {
          const roomName = rooms.get(row.room_id);
          return roomName ? [plainRoom(roomName, row.number)] : [];
        }),
      },
    ];
  });
  return someOf(lines, 'There is nothing in this project that we can quote for. Add a floor first.');
}

/** What a project's plan is quoted as; nothing for a plan of several plots, whose packs are those of all. */
async function plannedLines(
  db: Db,
  projectId: string,
  rooms: Awaited<ReturnType<typeof listRooms>>,
): Promise<LineInput[]> {
  const row = await findPlan(db, projectId);
  const plan = planOf(row, projectId, rooms);
  if (!row || plan.plots > 1) return [];
  const facts = await factsFor(db, plan);
  return linesToQuote(plan, facts, workOut(plan, facts), { plots: 1, packing: 'eachPlot' });
}

const plainRoom = (roomName: string, number: number): QuotationRoom => ({
  roomName,
  storey: '',
  areaM2: 0,
  number,
  pattern: '',
  direction: '',
  note: '',
});

function someOf(lines: readonly AskedLine[], why: string): AskedLine[] {
  if (lines.length === 0) refuseField('source', why);
  if (lines.length > LINES_MAX) refuseField('source', `A quotation holds ${LINES_MAX} lines at most.`);
  return [...lines];
}
