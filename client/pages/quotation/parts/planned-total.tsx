import { areaText, countText, weightText } from '../../../../contracts/domain/number/notation.ts';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Facts } from '../../../ui/facts.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Sums } from '../../../ui/sums.tsx';
import type { Planned } from '../planned-lines.ts';

/** What it comes to for a trade customer, and what it measures and weighs for everybody. */
export function PlannedTotal({ planned, plots }: { planned: Planned; plots: number }) {
  const session = useSession();
  const { sums, netM2, weightKg, pallets } = planned;
  return (
    <SidePanel title={plots > 1 ? `Total for ${plots} plots` : 'Total'}>
      <div className="stack-5">
        {isCustomer(session) ? sums ? <Priced sums={sums} /> : <SkeletonText lines={4} /> : <LogIn />}
        <Facts
          facts={[
            [plots > 1 ? 'Floors laid, one plot' : 'Floors laid', areaText(netM2)],
            ['Weight', weightText(weightKg)],
            ['Load', pallets > 0 ? countText(pallets, 'pallet') : ''],
          ]}
        />
      </div>
    </SidePanel>
  );
}

function Priced({ sums }: { sums: NonNullable<Planned['sums']> }) {
  return (
    <>
      <Sums
        rows={[
          { term: 'Goods', pence: sums.goods },
          ...(sums.isDeliveryKnown ? [{ term: 'Delivery', pence: sums.delivery }] : []),
        ]}
        vatPercent={sums.vatPercent}
        vat={sums.vat}
        total={sums.total}
        live
      />
      {!sums.isDeliveryKnown && (
        <p className="text-small">The delivery is added with the site’s post code.</p>
      )}
    </>
  );
}

/** A visitor's rooms stay in the browser until they are back. */
function LogIn() {
  const href = useHref();
  return (
    <>
      <p>
        Our prices are for the trade. Log in to see them and to have the quotation. We’ll bring you straight
        back here.
      </p>
      <div className="stack-3">
        <ButtonLink href={useLoginHref()} size="lg" wide>
          Log in to see prices
        </ButtonLink>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
      </div>
    </>
  );
}
