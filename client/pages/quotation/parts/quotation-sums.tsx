import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { areaText, countText, weightText } from '../../../../contracts/domain/number/notation.ts';
import type { Quotation } from '../../../features/quotations/quotations.api.ts';
import { Facts } from '../../../ui/facts.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';

interface QuotationSumsProps {
  quotation: Quotation;
  /** pence without VAT */
  saved: number;
}

/** What it comes to, what is saved by it, and what it weighs. */
export function QuotationSums({ quotation, saved }: QuotationSumsProps) {
  const {
    goodsPence,
    isDeliveryKnown,
    deliveryPence,
    vatPercent,
    vatPence,
    totalPence,
    areaM2,
    weightKg,
    pallets,
    plots,
  } = quotation;
  const isKnown = isDeliveryKnown === 1;
  return (
    <SidePanel title={plots > 1 ? `Total for ${plots} plots` : 'Total'}>
      <Sums
        rows={[
          { term: 'Goods', pence: goodsPence },
          ...(isKnown ? [{ term: 'Delivery', pence: deliveryPence }] : []),
        ]}
        vatPercent={vatPercent}
        vat={vatPence}
        total={totalPence}
      />
      {!isKnown && (
        <p className="text-small">
          The delivery isn’t in it yet: it depends on the site’s post code, and is added when you order.
        </p>
      )}
      <Facts
        facts={[
          ['You save', saved > 0 ? `${formatPence(saved)} excl. VAT` : ''],
          ['Area in packs', areaM2 > 0 ? areaText(areaM2) : ''],
          ['Weight', weightText(weightKg)],
          ['Load', pallets > 0 ? countText(pallets, 'pallet') : ''],
        ]}
      />
    </SidePanel>
  );
}
