import {
  add,
  type Decimal,
  decimalNumber,
  parseDecimal,
} from '../../../../contracts/domain/number/decimal.ts';
import { countText, pluralText } from '../../../../contracts/domain/number/notation.ts';
import { packsNeeded } from '../../../../contracts/domain/quantity/packs.ts';
import { isByArea } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { isSquareMetres, parseArea } from '../../../lib/area-text.ts';

/** A quantity as a customer writes it: `12`, `12 packs`, `24.5 m2`, `10 pieces`. */
export interface AskedQuantity {
  /** above zero */
  readonly figure: number;
  /** `m2`, `pack`, another word in the singular such as `tin`, or '' where none was written */
  readonly unit: string;
}

/** The fields of a product that the rule needs. */
export interface SoldProduct {
  /** `Pack/M2`, `Roll/M2`, `Piece`, `Tin` ... */
  readonly productUnit: string;
  /** m2 in a pack; pieces in a pack where the unit is no area */
  readonly packSize: number;
}

const QUANTITY =
  /^(?:(?:qty|quantity)[.:]?\s*)?(?:[x×*:]\s*|(?:[-–=→]|=>|->)\s+)?([.,]?\p{Nd}(?:[\p{Nd}.,'’ \u00a0\u2009\u202f]*\p{Nd})?\.?)[\s,;]*([a-z][a-z. ^]*[2²]?\.?)?$/iu;
/** Around the whole quantity, or around its unit. */
const BRACKETS = /^[([](.*)[)\]]$|[([]([a-z][^()[\]]*)[)\]]$/i;

/** Other words for the same unit, without spaces and in the singular. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...['pk', 'pkt', 'packet', 'box', 'boxe', 'bx', 'carton', 'ctn', 'case'].map(
    (word) => [word, 'pack'] as const,
  ),
  ...['pc', 'pce'].map((word) => [word, 'piece'] as const),
  // `12 no.` and `12 off` count whatever the product is sold by
  ...['no', 'number', 'off', 'each', 'ea', 'unit'].map((word) => [word, ''] as const),
]);

const HOW_TO = 'Enter packs, such as 12, or an area, such as 24.5 m².';

/** For a row that names only a product. */
export const NO_QUANTITY = `The quantity is missing. ${HOW_TO}`;

/** For a quantity that `readQuantity` can't read. */
export const notAQuantity = (text: string) => `“${text}” can’t be read as a quantity. ${HOW_TO}`;

/** @returns undefined unless it is a number above zero, with or without a unit */
export function readQuantity(text: string): AskedQuantity | undefined {
  const plain = text.trim().replace(BRACKETS, '$1$2').trim();
  const [, written = '', unit = ''] = QUANTITY.exec(plain) ?? [];
  // without a unit, `24 500` may be two figures
  if (unit === '' && /\s/.test(written)) return undefined;
  const figure = parseArea(written);
  return figure === undefined ? undefined : { figure, unit: unitNamed(unit) };
}

function unitNamed(text: string): string {
  if (isSquareMetres(text)) return 'm2';
  const word = text.toLowerCase().replace(/[\s.]/g, '');
  const singular = word.replace(/s$/, '');
  return SYNONYMS.get(singular) ?? singular;
}

interface Sold {
  readonly byArea: boolean;
  /** pack, roll, piece, tin ... */
  readonly word: string;
}

function soldAs({ productUnit }: SoldProduct): Sold {
  const [word = ''] = productUnit.split('/');
  return { byArea: isByArea(productUnit), word: word.toLowerCase() };
}

/** `packs` counts packs; `needed` counts m2 or pieces, to be rounded up to packs. */
type Measure = 'packs' | 'needed' | undefined;

function measureOf({ unit }: AskedQuantity, { byArea, word }: Sold): Measure {
  if (unit === 'pack') return 'packs';
  if (byArea) return unit === 'm2' ? 'needed' : unit === '' || unit === word ? 'packs' : undefined;
  return unit === '' || unit === word || unit === 'piece' ? 'needed' : undefined;
}

/**
 * Why this product can't be ordered in such a quantity. Goods sold by area are ordered in m2 or whole packs; a bare figure means
 * packs. All others are ordered in pieces (tins, tubs ...) or packs of them; a bare figure means pieces.
 * @returns '' if it can
 */
export function quantityProblem(asked: AskedQuantity, product: SoldProduct): string {
  const sold = soldAs(product);
  const { byArea, word } = sold;
  const measure = measureOf(asked, sold);
  if (measure === undefined)
    return byArea
      ? `This is sold by the ${word}. Enter ${pluralText(word)}, such as 12, or an area, such as 24.5 m².`
      : `This is sold by the ${word}. Enter ${pluralText(word)}, such as 12.`;
  const isArea = byArea && measure === 'needed';
  if (isArea || Number.isInteger(asked.figure)) return '';
  const counted = measure === 'packs' && !byArea ? 'pack' : word;
  const whole = `Only whole ${pluralText(counted)} are sold. Enter ${countText(Math.ceil(asked.figure), counted)}`;
  return byArea ? `${whole}, or write m² after an area.` : `${whole}.`;
}

/**
 * Whole packs for all quantities of one product together: areas are added up before they are rounded up to packs.
 * @param asked quantities without a problem
 */
export function packsTogether(asked: readonly AskedQuantity[], product: SoldProduct): number {
  const sold = soldAs(product);
  const isPacks = (quantity: AskedQuantity) => measureOf(quantity, sold) === 'packs';
  const packs = asked.filter(isPacks).reduce((sum, { figure }) => sum + figure, 0);
  const needed = asked
    .filter((quantity) => !isPacks(quantity))
    .reduce((sum, { figure }) => add(sum, parseDecimal(figure) ?? ZERO), ZERO);
  return packs + packsNeeded(decimalNumber(needed), product.packSize);
}

const ZERO: Decimal = { units: 0n, scale: 0 };
