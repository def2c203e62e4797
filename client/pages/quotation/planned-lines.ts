import type { FittingTerms } from '../../../contracts/domain/order/fitting-terms.ts';
import { isLaidOut, roomToLay } from '../../../contracts/domain/plan/board-count.ts';
import type { Plan, PlanFacts, PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import { storeyName } from '../../../contracts/domain/plan/plan.ts';
import { workOut } from '../../../contracts/domain/plan/plan-lines.ts';
import {
  floorsByRoom,
  type LineToQuote,
  linesToQuote,
} from '../../../contracts/domain/plan/plan-to-quote.ts';
import { type LineProduct, lineProduct } from '../../../contracts/domain/product/line-product.ts';
import { countGoods, FITTING_UNIT, goodsKind } from '../../../contracts/domain/quantity/goods-count.ts';
import { type Plotted, timesPacked } from '../../../contracts/domain/quotation/packing.ts';
import {
  forPlots,
  type QuotationSums,
  quotationSums,
} from '../../../contracts/domain/quotation/quotation-sums.ts';
import { workingOf } from '../../../contracts/domain/quotation/quotation-working.ts';
import { vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import type { PageQuery } from '../../../contracts/site/site-map.ts';
import { layoutQuery, readAsked } from '../../features/layout/layout-address.ts';
import { type LineView, layingWords, type RoomView } from './quotation-view.ts';

/** What a plan would be quoted as. */
export interface Planned {
  readonly lines: readonly LineView[];
  readonly rooms: readonly RoomView[];
  /** names of rooms that have no floor, or no size */
  readonly withoutFloor: readonly string[];
  readonly withoutSize: readonly string[];
  /** what the floors need besides, and nothing is known to fit, such as `Adhesive for Dedham Oak Invisible` */
  readonly lacking: readonly string[];
  /** m2 laid on one plot, two decimals */
  readonly netM2: number;
  readonly weightKg: number;
  readonly pallets: number;
  /** undefined for visitors */
  readonly sums: QuotationSums | undefined;
  /** packs of floors and accessories for all plots */
  readonly packs: number;
  /** as the contract takes them */
  readonly input: readonly LineToQuote[];
  /** what is arranged for fitting; undefined where nothing is, and before a backend that can't keep it */
  readonly fitting: FittingTerms | undefined;
}

/** What a quotation is of: how many plots, how their packs are counted, and where. */
export interface PlannedFor extends Plotted {
  readonly postCode: string;
}

interface Goods extends LineProduct {
  readonly productId: string;
  readonly mainImg: string;
  /** absent for visitors */
  readonly productPrice?: number;
}

/** Works out what a plan is quoted as: the lines of one plot, with their packs counted by the rules of a quotation. */
export function plannedLines(plan: Plan, facts: PlanFacts, { postCode, ...plotted }: PlannedFor): Planned {
  const result = workOut({ ...plan, plots: 1 }, facts);
  const goods = goodsOf(facts);
  const input = linesToQuote(plan, facts, result, plotted);
  const sold = input.flatMap((line) => {
    const product = goods.get(line.productNo);
    return product
      ? [
          {
            line,
            product,
            quoted: { ...product, number: line.number, pricePence: product.productPrice ?? 0 },
          },
        ]
      : [];
  });
  const isPriced = sold.every(({ product }) => product.productPrice !== undefined);
  const times = timesPacked(plotted);
  const total = quotationSums(
    sold.map(({ quoted }) => quoted),
    times,
    postCode,
    vatPercentAt(Date.now()),
  );
  const lines = sold.map(({ line, product, quoted }) => {
    const { packs, amount, costPence } = forPlots(quoted, times);
    return {
      key: product.productId,
      productId: product.productId,
      productNo: product.productNo,
      productName: product.productName,
      mainImg: product.mainImg,
      productUnit: product.productUnit,
      packSize: product.packSize,
      number: packs,
      amount,
      perPlot: times > 1 ? line.number : undefined,
      price: product.productPrice,
      cost: isPriced ? costPence : undefined,
      note: '',
      working: workingOf({ ...product, ...line, rooms: line.rooms ?? [] }, plotted),
      changes: [],
    };
  });
  const nameOf = (id: string) => facts.floors.find(({ productId }) => productId === id)?.productName ?? '';
  const shared = floorsByRoom(result);
  const quoted = new Map(
    sold.flatMap(({ line: { rooms = [] }, product: { productId } }) =>
      plan.rooms
        .filter(({ id }) => shared.get(id)?.floor.productId === productId)
        .map(({ id }, at) => [id, rooms[at]]),
    ),
  );
  return {
    lines,
    packs: countGoods(lines.map((line) => ({ ...line, kind: goodsKind(line) }))).packs,
    rooms: plan.rooms.map((room) => {
      const found = shared.get(room.id);
      const share = quoted.get(room.id);
      return {
        key: room.id,
        name: room.name,
        storey: storeyName(room.storey),
        productName: found?.floor.productName ?? '',
        areaM2: share?.areaM2 ?? 0,
        wastagePercent: share?.wastagePercent,
        neededM2: share?.neededM2,
        packs: share?.number ?? 0,
        laying: layingWords(found?.layout ?? '', room.direction),
        layout: found && isLaidOut(room, found.floor) ? layoutAddress(room) : undefined,
        note: room.note,
      };
    }),
    withoutFloor: plan.rooms.filter(({ id }) => !shared.has(id)).map(({ name }) => name),
    withoutSize: plan.rooms.filter(({ id }) => shared.get(id)?.share?.netM2 === 0).map(({ name }) => name),
    lacking: result.gaps.map(({ kind, floorIds }) => `${kind} for ${floorIds.map(nameOf).join(', ')}`),
    netM2: result.sums.netM2,
    weightKg: total.weightKg,
    pallets: total.pallets,
    sums: isPriced && sold.length > 0 ? total : undefined,
    input,
    fitting: fittingOf(plan, facts),
  };
}

function layoutAddress(room: PlanRoom): PageQuery | undefined {
  const asked = roomToLay(room);
  return asked && layoutQuery(room.productId, { ...readAsked(''), ...asked });
}

function fittingOf({ fitting }: Plan, { takesFitting }: PlanFacts): FittingTerms | undefined {
  const { isWanted, checkList, visitDay, visitNote } = fitting;
  if (takesFitting !== 1 || !(isWanted || visitDay)) return undefined;
  return { checkList: isWanted ? checkList : [], visitDay, visitNote };
}

/** Everything that a plan may name, by its number. Fitting is charged by m2. */
function goodsOf({ floors, accessories, fittings }: PlanFacts): Map<string, Goods> {
  const fitting = { ...lineProduct({ productUnit: FITTING_UNIT, packSize: 1 }), mainImg: '' };
  return new Map<string, Goods>([
    ...[...floors, ...accessories].map((product) => [product.productNo, product] as const),
    ...fittings.map((service) => [service.productNo, { ...fitting, ...service }] as const),
  ]);
}
