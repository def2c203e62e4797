import type { components } from '../../api/generated/woojiapi.ts';
import { groupDigits, percentText } from '../number/notation.ts';

type ProductSpec = components['schemas']['ProductSpec'];

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

const HEADING_ROWS = 2;

type Row = readonly [label: string, value: string | undefined];

/**
 * The technical facts of a floor in the words of its page, its data sheet and its IFC file: all but the build-up, which is
 * drawn. Facts without a value are left out.
 */
export function specGroups(spec: ProductSpec): FactGroup[] {
  const groups: readonly (readonly [string, readonly Row[]])[] = [
    ['Sizes and edges', sizeRows(spec)],
    ['Strength and use', strengthRows(spec)],
    ['Fire, slip and air', safetyRows(spec)],
    ['Sound and warmth', comfortRows(spec)],
    ['Laying and supply', supplyRows(spec)],
  ];
  return groups.map(([title, rows]) => ({
    title,
    facts: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  }));
}

/** Puts each group in the shorter column so far, so that both end at about the same height. */
export function inTwoColumns(groups: readonly FactGroup[]): readonly [FactGroup[], FactGroup[]] {
  const columns: readonly [FactGroup[], FactGroup[]] = [[], []];
  const heights = [0, 0];
  for (const group of groups) {
    const shorter = (heights[0] ?? 0) <= (heights[1] ?? 0) ? 0 : 1;
    columns[shorter].push(group);
    heights[shorter] = (heights[shorter] ?? 0) + group.facts.length + HEADING_ROWS;
  }
  return columns;
}

function sizeRows(spec: ProductSpec): Row[] {
  const widths = spec.faceWidths.map(({ widthMm, sharePercent }) => share(`${widthMm} mm`, sharePercent));
  const lengths = spec.faceLengths.map(({ fromMm, toMm, sharePercent }) =>
    share(fromMm === toMm ? `${toMm} mm` : `${fromMm} to ${toMm} mm`, sharePercent),
  );
  return [
    ['Thickness', tolerated(spec.thickness)],
    ['Wear layer', spec.wearLayer && tolerated(spec.wearLayer)],
    ['Face width', `${widths.join(', ')} (${either(spec.widthToleranceMm)})`],
    ['Face length', lengths.join(', ')],
    ['Edge', spec.edge],
    ['Joint', spec.joint],
  ];
}

function strengthRows(spec: ProductSpec): Row[] {
  const { jankaLbf, jankaN, moistureMinPercent, moistureMaxPercent } = spec;
  return [
    [
      'Janka hardness',
      jankaLbf && jankaN ? `${groupDigits(jankaLbf)} lbf (${groupDigits(jankaN)} N)` : undefined,
    ],
    ['Use class', spec.useClass && `${spec.useClass} (EN ISO 10874)`],
    [
      'Moisture at delivery',
      moistureMinPercent === undefined || moistureMaxPercent === undefined
        ? undefined
        : `${moistureMinPercent} to ${percentText(moistureMaxPercent)}`,
    ],
    ['Weight', `${spec.weightKgM2} kg/m²`],
    ['Standard', spec.productStandard],
  ];
}

function safetyRows(spec: ProductSpec): Row[] {
  return [
    ['Reaction to fire', `${spec.fireClass} (EN 13501-1)`],
    ['Fire class rests on', spec.fireBasis],
    ['Slip, dry', slip(spec.slipDryPtv)],
    ['Slip, wet', slip(spec.slipWetPtv)],
    ['Emissions (VOC)', `Class ${spec.vocClass}`],
  ];
}

function comfortRows(spec: ProductSpec): Row[] {
  const { underfloorHeating: heating } = spec;
  const sound = spec.impactSound.map(
    ({ method, reductionDb, onto }) =>
      [`Impact sound, ${method.toLowerCase()}`, `${reductionDb} dB on ${onto}`] as const,
  );
  return [
    ...sound,
    ['Thermal resistance', `${spec.thermalResistanceM2KW} m² K/W`],
    ['Underfloor heating', capital(heating.suitability)],
    ['Surface temperature', heating.maxSurfaceC ? limit(heating.maxSurfaceC, heating.measuredAt) : undefined],
    ['Heating, to note', heating.note],
  ];
}

function supplyRows(spec: ProductSpec): Row[] {
  return [
    ['Installation methods', spec.installMethods.join(', ')],
    ['Wastage', spec.wastage.map(({ layout, percent }) => `${layout} ${percentText(percent)}`).join(', ')],
    ['Lead time out of stock', `${spec.leadTimeDays} working days`],
    ['Certification', spec.certification],
  ];
}

function tolerated({ nominalMm, minusMm, plusMm }: ProductSpec['thickness']): string {
  return minusMm === plusMm
    ? `${nominalMm} mm (${either(plusMm)})`
    : `${nominalMm} mm (+${plusMm} / −${minusMm} mm)`;
}

/** By the Health and Safety Executive's bands for the pendulum test. */
function slip(ptv: number): string {
  const risk = ptv >= 36 ? 'low' : ptv >= 25 ? 'moderate' : 'high';
  return `PTV ${ptv}, ${risk} slip potential`;
}

const limit = (celsius: number, measuredAt: string | undefined) =>
  [`At most ${celsius} °C`, measuredAt].filter(Boolean).join(', ');
const either = (mm: number) => `±${mm} mm`;
const share = (text: string, percent: number) =>
  percent === 100 ? text : `${text} (${percentText(percent)})`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
