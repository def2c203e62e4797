import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { creditLeft } from '../../../../contracts/domain/money/credit.ts';
import type { Reading } from '../../../lib/reading.ts';
import { Price } from '../../../ui/price.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './credit-panel.module.css';

type Credit = components['schemas']['Credit'];

/** The company's credit limit, and how much of it is used. */
export function CreditPanel({ credit }: { credit: Reading<Credit> }) {
  return (
    <SidePanel title="Credit">
      <ReadingView reading={credit} what="Your credit" isPart loading={<SkeletonText lines={3} />}>
        {(ready) => (ready.limitPence === 0 ? <NoCredit /> : <Figures credit={ready} />)}
      </ReadingView>
    </SidePanel>
  );
}

function NoCredit() {
  return (
    <>
      <p>No credit account yet: your orders are paid by transfer before we deliver.</p>
      <p className="text-small">
        To open one: <SalesOffice />
      </p>
    </>
  );
}

function Figures({ credit }: { credit: Credit }) {
  const { limitPence, openPence, creditPence } = credit;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Available credit</dt>
        <dd>
          <Price className={styles.left} pence={creditLeft(credit)} />
        </dd>
      </div>
      <div>
        <dt>Outstanding</dt>
        <dd>
          <Price pence={openPence} />
        </dd>
      </div>
      {creditPence > 0 && (
        <div>
          <dt>To your credit</dt>
          <dd>
            <Price pence={creditPence} />
          </dd>
        </div>
      )}
      <div>
        <dt>Limit</dt>
        <dd>
          <Price pence={limitPence} />
        </dd>
      </div>
    </dl>
  );
}
