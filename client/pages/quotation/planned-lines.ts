import type { FittingTerms } from '../../../contracts/domain/order/fitting-terms.ts';
import type { Plan, PlanFacts } from '../../../contracts/domain/plan/plan.ts';
import { workOut } from '../../../contracts/domain/plan/plan-lines.ts';
import {
  floorsByRoom,
  type LineToQuote,
  linesToQuote,
} from '../../../contracts/domain/plan/plan-to-quote.ts';
import { storeyName } from '../../../contracts/domain/plan/storey-name.ts';
import { FITTING_UNIT } from '../../../contracts/domain/quantity/goods-count.ts';
import {
  forPlots,
  type QuotationSums,
  quotationSums,
} from '../../../contracts/domain/quotation/quotation-sums.ts';
import { type LineView, layingWords, type RoomView } from './quotation-view.ts';

/** What a plan would be quoted as. */
export interface Planned {
  readonly lines: readonly LineView[];
  readonly rooms: readonly RoomView[];
  /** names of rooms that have no floor, or no size */
  readonly withoutFloor: readonly string[];
  readonly withoutSize: readonly string[];
  /** m2 laid on one plot, two decimals */
  readonly netM2: number;
  readonly weightKg: number;
  readonly pallets: number;
  /** undefined for visitors */
  readonly sums: QuotationSums | undefined;
  /** as the contract takes them */
  readonly input: readonly LineToQuote[];
  /** what is arranged for fitting; undefined where nothing is, and before a backend that can't keep it */
  readonly fitting: FittingTerms | undefined;
}

/** What a quotation is of: how many plots, and where. */
export interface PlannedFor {
  readonly plots: number;
  readonly postCode: string;
}

interface Goods {
  readonly productNo: string;
  readonly productName: string;
  readonly mainImg: string;
  readonly productUnit: string;
  readonly specification: string;
  readonly packSize: number;
  readonly packWeight: number;
  readonly palletSize: number;
}

/** Works out what a plan is quoted as: whole packs for each plot, times the plots, by the rules of a quotation. */
export function plannedLines(plan: Plan, facts: PlanFacts, { plots, postCode }: PlannedFor): Planned {
  const result = workOut({ ...plan, plots: 1 }, facts);
  const { lines, sums } = result;
  const goods = goodsOf(facts);
  const sold = lines.flatMap((line) => {
    const product = goods.get(line.productId);
    return product
      ? [{ line, product, quoted: { ...product, number: line.number, pricePence: line.productPrice ?? 0 } }]
      : [];
  });
  const shared = floorsByRoom(result);
  const isPriced = lines.every(({ productPrice }) => productPrice !== undefined);
  const total = quotationSums(
    sold.map(({ quoted }) => quoted),
    plots,
    postCode,
  );
  return {
    lines: sold.map(({ line, product, quoted }) => {
      const { packs, amount, costPence } = forPlots(quoted, plots);
      return {
        key: `${line.productId} ${line.kind}`,
        productId: line.productId,
        productNo: product.productNo,
        productName: product.productName,
        mainImg: product.mainImg,
        productUnit: product.productUnit,
        packSize: product.packSize,
        number: packs,
        amount,
        perPlot: plots > 1 ? line.number : undefined,
        price: line.productPrice,
        cost: isPriced ? costPence : undefined,
        note: line.why.join('. '),
        changes: [],
      };
    }),
    rooms: plan.rooms.map((room) => {
      const found = shared.get(room.id);
      return {
        key: room.id,
        name: room.name,
        storey: storeyName(room.storey),
        productName: found?.floor.productName ?? '',
        areaM2: found?.share?.netM2 ?? 0,
        packs: found?.share?.packs ?? 0,
        laying: layingWords(found?.layout ?? '', room.direction),
        note: room.note,
      };
    }),
    withoutFloor: plan.rooms.filter(({ id }) => !shared.has(id)).map(({ name }) => name),
    withoutSize: plan.rooms.filter(({ id }) => shared.get(id)?.share?.netM2 === 0).map(({ name }) => name),
    netM2: sums.netM2,
    weightKg: total.weightKg,
    pallets: total.pallets,
    sums: isPriced && sold.length > 0 ? total : undefined,
    input: linesToQuote(plan, facts, result),
    fitting: fittingOf(plan, facts),
  };
}

function fittingOf({ fitting }: Plan, { takesFitting }: PlanFacts): FittingTerms | undefined {
  const { isWanted, checkList, visitDay, visitNote } = fitting;
  if (takesFitting !== 1 || !(isWanted || visitDay)) return undefined;
  return { checkList: isWanted ? checkList : [], visitDay, visitNote };
}

/** Everything that a plan may name, by its id. Fitting is charged by m2. */
function goodsOf({ floors, accessories, fittings }: PlanFacts): Map<string, Goods> {
  const fitting = {
    mainImg: '',
    productUnit: FITTING_UNIT,
    specification: '',
    packSize: 1,
    packWeight: 0,
    palletSize: 0,
  };
  return new Map<string, Goods>([
    ...[...floors, ...accessories].map((product) => [product.productId, product] as const),
    ...fittings.map((service) => [service.productId, { ...fitting, ...service }] as const),
  ]);
}
