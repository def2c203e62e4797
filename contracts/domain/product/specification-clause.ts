import type { components } from '../../api/generated/woojiapi.ts';
import { dateWords } from '../calendar/day-words.ts';
import { PHONE } from '../seller/seller.ts';
import { type Series, seriesNamed } from './series.ts';
import { SHEET_ISSUE } from './sheet-issue.ts';
import type { Fact } from './spec-groups.ts';

type Product = components['schemas']['Product'];
type ProductSpec = components['schemas']['ProductSpec'];
type Accessory = ProductSpec['accessories'][number];

/** A floor as a clause of a specification. */
export interface SpecificationClause {
  /** its section in the common arrangement of work sections: `M42 Wood block and parquet flooring` */
  readonly heading: string;
  readonly lines: readonly Fact[];
}

/** What a clause takes from the product itself. */
export type ClauseProduct = Pick<
  Product,
  'productNo' | 'productName' | 'productSeries' | 'treeType' | 'productLevel' | 'productSurface' | 'finish'
>;

const BOARDS = 'K21 Wood board flooring';
const PARQUET = 'M42 Wood block and parquet flooring';
const RESILIENT = 'M50 Resilient flooring';
const PARQUET_TYPES: readonly Series['type'][] = ['Versailles', 'Herringbone', 'Chevron'];

/**
 * Words for a specifier to copy into a project's specification, our own and from the product's facts alone; lines without a
 * fact are left out.
 * @param seller as in `Alderline Flooring`; '' leaves out by whom it is made
 */
export function specificationClause(
  product: ClauseProduct,
  spec: ProductSpec,
  seller: string,
): SpecificationClause {
  const series = seriesNamed(product.productSeries);
  const isVinyl = series?.productType === 'SPC Vinyl';
  const method = spec.installMethods[0] ?? '';
  const rows: readonly (readonly [string, string])[] = [
    ['Manufacturer', seller === '' ? '' : `${seller}, ${PHONE.shown}`],
    ['Reference', `${product.productNo} ${product.productName}, ${product.productSeries}`],
    ['Species', product.treeType],
    ['Grade', product.productLevel],
    ['Size', sizeOf(spec)],
    ['Edges', listed([spec.edge, spec.joint])],
    ['Finish', finishOf(product)],
    ['Moisture', moistureOf(spec)],
    ['Laying', layingOf(spec, method, isVinyl)],
    ['Adhesive', accessoryOf(spec, 'Adhesive', method)],
    ['Underlay', accessoryOf(spec, 'Underlay', method)],
    ['Clause', `Revision ${SHEET_ISSUE.revision}, ${dateWords(Date.parse(SHEET_ISSUE.day))}`],
  ];
  return {
    heading: headingOf(series, isVinyl),
    lines: rows.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
  };
}

/** The clause as text, a line each. */
export const clauseText = ({ heading, lines }: SpecificationClause): string =>
  [heading, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');

function headingOf(series: Series | undefined, isVinyl: boolean): string {
  if (isVinyl) return RESILIENT;
  return series && PARQUET_TYPES.includes(series.type) ? PARQUET : BOARDS;
}

function sizeOf({ thickness, wearLayer, faceWidths, faceLengths }: ProductSpec): string {
  const widths = faceWidths.map(({ widthMm }) => `${widthMm}`);
  const lengths = faceLengths.map(({ fromMm, toMm }) =>
    fromMm === toMm ? `${toMm}` : `${fromMm} to ${toMm}`,
  );
  return [
    `${thickness.nominalMm} mm thick`,
    ...(wearLayer ? [`wear layer ${wearLayer.nominalMm} mm`] : []),
    `${either(widths)} mm wide`,
    `${either(lengths)} mm long`,
  ].join(', ');
}

/** The surface mostly names the finish already: `Brushed, UV oiled`. */
function finishOf({ productSurface, finish }: ClauseProduct): string {
  return productSurface.toLowerCase().includes(finish.toLowerCase())
    ? productSurface
    : listed([productSurface, finish]);
}

function moistureOf({ moistureMinPercent: from, moistureMaxPercent: to }: ProductSpec): string {
  return from === undefined || to === undefined ? '' : `${from} to ${to}% at delivery`;
}

/** British Standards for laying: 8201 for wood, 8203 for resilient floors. */
function layingOf({ wastage }: ProductSpec, method: string, isVinyl: boolean): string {
  if (method === '') return '';
  const pattern = wastage[0]?.layout ?? '';
  return `${listed([method, pattern])}, to ${isVinyl ? 'BS 8203' : 'BS 8201'}`;
}

/** The first accessory of that use that this method of laying needs. */
function accessoryOf({ accessories }: ProductSpec, use: Accessory['use'], method: string): string {
  const found = accessories.find((each) => each.use === use && each.methods?.includes(method));
  if (!found) return '';
  const { unit, perM2 } = found.coverage ?? {};
  return `${found.productNo} ${found.productName}${perM2 ? `, ${perM2} ${unit} per m²` : ''}`;
}

/** `A, b, c`: what follows the first goes on in small letters. */
function listed(texts: readonly string[]): string {
  const known = texts.filter((text) => text !== '');
  return known
    .map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(', ');
}

const either = (sizes: readonly string[]) => sizes.join(' and ');
