import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { lineFacts } from '../../../contracts/domain/basket/basket-line.ts';
import { lineProduct } from '../../../contracts/domain/product/line-product.ts';
import { checkStock, sentencesOf } from '../../../contracts/domain/product/stock.ts';
import { productNow } from '../../data/product-now.ts';
import { resultError } from '../../lib/call-error.ts';
import { browserStore } from '../../lib/storage.ts';
import type { BasketLineInput } from './basket.api.ts';

/*
 * A basket for a backend that accepts lines but can't list them: it holds what was added in this browser, with today's prices
 * and stock from the documented product call.
 */

/** Raise the version when the stored shape changes: older content is then ignored. */
const keyOf = (userId: string) => `alderline.basket.1.${userId}`;
const SAMPLE = 1;

type Basket = ReplyOf<'/woojiapi/order/qryshoppingcar'>;
type BasketLine = Basket['data'][number];
type Done = { readonly resultCode: '0' };
type Kept = Pick<
  BasketLine,
  | 'carId'
  | 'carType'
  | 'productId'
  | 'productNo'
  | 'mainImg'
  | 'productInfo'
  | 'number'
  | 'packSize'
  | 'packWeight'
  | 'note'
>;

export async function readKept(userId: string): Promise<Basket & { readonly isKeptHere: true }> {
  const data = await Promise.all(keptLines(userId).map((line) => lineNow(userId, line)));
  return { resultCode: '0', data, isKeptHere: true };
}

/** Keeps lines that the backend has accepted, each for its own customer. */
export function keepLines(added: readonly BasketLineInput[]): void {
  for (const line of added) keep(line.userId, withLine(keptLines(line.userId), line));
}

/** @returns undefined for a line that is not kept here */
export async function noteKept({
  userId,
  carId,
  note,
}: InputOf<'/woojiapi/order/updateshoppingcarnote'>): Promise<Done | undefined> {
  return changeLine(userId, carId, { note: note.trim().replace(/\s+/g, ' ') });
}

/**
 * @returns undefined for a line that is not kept here
 * @throws CallError if more packs are asked for than are in stock, or the product is no longer sold
 */
export async function changeKept({
  userId,
  carId,
  number,
}: InputOf<'/woojiapi/order/updateshoppingcar'>): Promise<Done | undefined> {
  const line = keptLine(userId, carId);
  if (!line) return undefined;
  const product = await productNow(line.productId);
  if (!product) throw resultError('1', 'This product is no longer available.', 'carId');
  const stock = checkStock(number, product.inventoryBalance);
  if (number > line.number && !stock.sufficient)
    throw resultError('1', sentencesOf(stock.messages), 'number');
  return changeLine(userId, carId, { number });
}

/** @returns undefined for a line that is not kept here */
export async function removeKept({
  userId,
  carId,
}: InputOf<'/woojiapi/order/deleteshoppingcar'>): Promise<Done | undefined> {
  const lines = keptLines(userId);
  const others = lines.filter((line) => line.carId !== carId);
  if (others.length === lines.length) return undefined;
  keep(userId, others);
  return { resultCode: '0' };
}

const keptLine = (userId: string, carId: string): Kept | undefined =>
  keptLines(userId).find((one) => one.carId === carId);

function changeLine(
  userId: string,
  carId: string,
  change: Pick<Kept, 'number'> | Pick<Kept, 'note'>,
): Done | undefined {
  if (!keptLine(userId, carId)) return undefined;
  keep(
    userId,
    keptLines(userId).map((one) => (one.carId === carId ? { ...one, ...change } : one)),
  );
  return { resultCode: '0' };
}

/** A floor that is in the basket already gets more packs; a sample is there once. */
function withLine(lines: readonly Kept[], line: BasketLineInput): readonly Kept[] {
  const {
    carType,
    productId,
    productNo,
    mainImg = '',
    productInfo = '',
    number,
    packSize,
    packWeight,
  } = line;
  const before = lines.find((one) => one.productId === productId && one.carType === carType);
  if (before && carType === SAMPLE) return lines;
  if (before) return lines.map((one) => (one === before ? { ...one, number: one.number + number } : one));
  const carId = crypto.randomUUID?.() ?? String(Math.random());
  return [
    ...lines,
    { carId, carType, productId, productNo, mainImg, productInfo, number, packSize, packWeight },
  ];
}

/** The line as it is now; its name is empty if the product is no longer sold or has no price. */
async function lineNow(userId: string, line: Kept): Promise<BasketLine> {
  const product = await productNow(line.productId);
  if (product?.productPrice === undefined) return { ...GONE, ...line, userId };
  return { ...line, userId, ...lineFacts({ ...product, productPrice: product.productPrice }, line) };
}

const GONE = { ...lineProduct({}), productPrice: 0, amount: 0, inventoryBalance: 0 };

/** Read each time, as other tabs write there too. */
function keptLines(userId: string): readonly Kept[] {
  const stored = browserStore.read(keyOf(userId));
  return Array.isArray(stored) ? (stored as Kept[]) : [];
}

const keep = (userId: string, lines: readonly Kept[]) => browserStore.keep(keyOf(userId), lines);
