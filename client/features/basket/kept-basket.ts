import type { InputOf, ReplyOf } from '../../../contracts/calls.ts';
import { totalAmount } from '../../../contracts/rules/packs.ts';
import { sampleLinePrice } from '../../../contracts/rules/samples.ts';
import { checkStock, sentencesOf } from '../../../contracts/rules/stock.ts';
import type { Product } from '../../data/order-line.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { hasResultCode, resultError } from '../../lib/call-error.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { BasketLineInput } from './basket.api.ts';

/*
 * The basket of a customer whose backend can take lines but not tell them again: what was added in this browser, with price and
 * stock as the documented product call has them now.
 */

const KEY = 'alderline.basket';
/** Raise it when the stored shape changes: older content is then ignored. */
const VERSION = 1;
const SAMPLE = 1;
/** Milliseconds that a product need not be read again. */
const FRESH_MS = 30_000;

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

const products = new Map<string, { readonly at: number; readonly product: Promise<Product | undefined> }>();

/** @param added lines that the backend has taken since the last reading */
export async function readKept(
  userId: string,
  added: readonly BasketLineInput[],
): Promise<Basket & { readonly isKeptHere: true }> {
  const lines = added.reduce(withLine, keptLines(userId));
  if (added.length > 0) keep(userId, lines);
  const data = await Promise.all(lines.map((line) => lineNow(userId, line)));
  return { resultCode: '0', data, isKeptHere: true };
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
 * @throws CallError for more packs than there are, and for what is no longer sold
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
  if (!keptLine(userId, carId)) return undefined;
  keep(
    userId,
    keptLines(userId).filter((line) => line.carId !== carId),
  );
  return { resultCode: '0' };
}

function keptLine(userId: string, carId: string): Kept | undefined {
  return keptLines(userId).find((one) => one.carId === carId);
}

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

/** Packs of a floor that is there already are added to it; of a sample there is one. */
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

/** As the backend would tell it; what is no longer sold has no name. */
async function lineNow(userId: string, line: Kept): Promise<BasketLine> {
  const product = await productNow(line.productId);
  const isSample = line.carType === SAMPLE;
  const packSize = isSample ? 1 : (product?.packSize ?? line.packSize);
  return {
    ...line,
    userId,
    productName: product?.productName ?? '',
    productNo: product?.productNo ?? line.productNo,
    productPrice: (product && (isSample ? sampleLinePrice(product) : product.productPrice)) ?? 0,
    productUnit: isSample ? 'Piece' : (product?.productUnit ?? ''),
    amount: totalAmount(line.number, packSize),
    packSize,
    packWeight: isSample ? 0 : (product?.packWeight ?? line.packWeight),
    palletSize: product?.palletSize ?? 0,
    specification: product?.specification ?? '',
    inventoryBalance: product?.inventoryBalance ?? 0,
  };
}

/** @returns undefined when nothing on sale has this id */
function productNow(productId: string): Promise<Product | undefined> {
  const known = products.get(productId);
  if (known && Date.now() - known.at < FRESH_MS) return known.product;
  const product = readProduct(productId);
  products.set(productId, { at: Date.now(), product });
  product.catch(() => products.delete(productId));
  return product;
}

async function readProduct(productId: string): Promise<Product | undefined> {
  try {
    return (await call('/woojiapi/product/qrybyproductid', { productId, brand: brandName() })).data;
  } catch (error) {
    if (hasResultCode(error, '1')) return undefined;
    throw error;
  }
}

/** What tabs write meanwhile is in the storage, so it is read each time. */
function keptLines(userId: string): readonly Kept[] {
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null) return [];
  const { version, owner, lines } = stored as { version?: unknown; owner?: unknown; lines?: unknown };
  return version === VERSION && owner === userId && Array.isArray(lines) ? (lines as Kept[]) : [];
}

function keep(owner: string, lines: readonly Kept[]): void {
  writeStored(KEY, { version: VERSION, owner, lines });
}
