import { countGoods, goodsKind } from '../../../contracts/domain/quantity/goods-count.ts';
import { totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import { type Packing, packedAs, timesPacked } from '../../../contracts/domain/quotation/packing.ts';
import { quotationSums } from '../../../contracts/domain/quotation/quotation-sums.ts';
import { vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import type { Quotation } from '../../features/quotations/quotations.api.ts';
import type { PackedWay, PackedWays } from './parts/packing-field.tsx';

/** What the lines of a quotation come to for so many plots, with packs counted in either way. */
export function packedWays(quotation: Quotation, plots: number): PackedWays {
  return {
    eachPlot: packedWay(quotation, plots, 'eachPlot'),
    together: packedWay(quotation, plots, 'together'),
  };
}

function packedWay(quotation: Quotation, plots: number, packing: Packing): PackedWay {
  const plotted = { plots, packing };
  const times = timesPacked(plotted);
  const lines = quotation.lines.map((line) => packedAs(line, quotation, plotted));
  const counted = lines.map((line) => ({
    kind: goodsKind(line),
    number: line.number * times,
    amount: totalAmount(line.number * times, line.packSize),
  }));
  const quoted = lines.map((line) => ({ ...line, pricePence: line.productPrice }));
  return {
    packs: countGoods(counted).packs,
    totalPence: quotationSums(quoted, times, quotation.postCode, vatPercentAt(Date.now())).total,
  };
}
