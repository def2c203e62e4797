import { Suspense } from 'react';
import { useHref } from '../../../state/device.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { keepDetails } from '../planned-details.ts';
import type { Planned } from '../planned-lines.ts';
import { type PlannedQuotation, usePlanned } from '../use-planned.ts';
import { LinesByProduct } from './lines-by-product.tsx';
import { LinesByRoom } from './lines-by-room.tsx';
import { MakeQuotation } from './make-quotation.tsx';
import { PlannedTotal } from './planned-total.tsx';
import styles from './quotation-body.module.css';
import { QuotationSkeleton } from './quotation-skeleton.tsx';
import { ViewSwitch } from './view-switch.tsx';

// Most shops never show it, as their backend makes quotations.
const TakeAway = fetchedPart(async () => (await import('../take-away/take-away.tsx')).TakeAway);

/** What is planned: quantities for everybody, prices and the way to a quotation for trade customers. */
export function PlannedBody() {
  const model = usePlanned();
  return (
    <ReadingView
      reading={model.reading}
      what="Your quotation"
      loading={<QuotationSkeleton what="Working out your quotation" />}
    >
      {(planned) => (planned.lines.length > 0 ? <Shown model={model} planned={planned} /> : <NoFloors />)}
    </ReadingView>
  );
}

function NoFloors() {
  const href = useHref();
  return (
    <EmptyState
      title="No floors yet"
      action={<ButtonLink href={href('plan-floors')}>Choose the floors</ButtonLink>}
    >
      Give the rooms their sizes and choose a floor for each: the quotation is worked out from them.
    </EmptyState>
  );
}

function Shown({ model, planned }: { model: PlannedQuotation; planned: Planned }) {
  const session = useSession();
  const { absent } = useSite();
  const isPriced = isCustomer(session) && planned.sums !== undefined;
  const isAbsent = absent.includes('save-plan') || absent.includes('quotations');
  return (
    <WithSide label="Total" isWide side={<PlannedTotal planned={planned} plots={model.details.plots} />}>
      <div className={styles.parts}>
        <Gaps planned={planned} />
        <ViewSwitch
          byProduct={<LinesByProduct lines={planned.lines} isPriced={isPriced} />}
          byRoom={<LinesByRoom rooms={planned.rooms} plotted={model.details} />}
        />
        {isAbsent ? (
          <Suspense>
            <TakeAway
              planned={planned}
              postCode={model.details.postCode}
              onPostCode={(postCode) => keepDetails({ postCode })}
            />
          </Suspense>
        ) : (
          isCustomer(session) && <MakeQuotation model={model} />
        )}
      </div>
    </WithSide>
  );
}

/** Rooms that add nothing to it, because something is missing. */
function Gaps({ planned: { withoutFloor, withoutSize } }: { planned: Planned }) {
  const href = useHref();
  if (withoutFloor.length === 0 && withoutSize.length === 0) return null;
  return (
    <InlineAlert kind="warning">
      {withoutFloor.length > 0 && (
        <p>
          {`Without a floor: ${withoutFloor.join(', ')}. `}
          <Link href={href('plan-floors')} look="underline">
            Choose their floors
          </Link>
        </p>
      )}
      {withoutSize.length > 0 && (
        <p>
          {`Not measured yet: ${withoutSize.join(', ')}. `}
          <Link href={href('room-plan')} look="underline">
            Enter their sizes
          </Link>
        </p>
      )}
    </InlineAlert>
  );
}
