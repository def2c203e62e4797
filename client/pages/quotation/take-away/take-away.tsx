import { useState } from 'react';
import { FITTING_CHECKLIST } from '../../../../contracts/domain/order/fitting.ts';
import { useAddLines } from '../../../features/basket/use-add-lines.ts';
import { floorIdsOf, planChoice } from '../../../features/plan/kept-plan.ts';
import { usePlanFacts } from '../../../features/plan/plan.api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { useGo, useHref } from '../../../state/device.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { POST_CODE_MAX } from '../parts/detail-fields.tsx';
import type { Planned } from '../planned-lines.ts';
import { planBasket } from './plan-basket.ts';
import { planCsv } from './plan-csv.ts';
import { SendPlan } from './send-plan.tsx';
import styles from './take-away.module.css';

interface TakeAwayProps {
  planned: Planned;
  /** of the site */
  postCode: string;
  onPostCode: (postCode: string) => void;
}

/** What can be done with a plan where the backend makes no quotations. */
export function TakeAway({ planned, postCode, onPostCode }: TakeAwayProps) {
  const isPriced = isCustomer(useSession()) && planned.sums !== undefined;
  return (
    <Section
      title="What next?"
      lead={
        isPriced
          ? 'Put everything into the basket to order it, or send the plan to our sales office for a quotation.'
          : 'Send the plan to our sales office for a quotation, or keep it as a list.'
      }
      screenOnly
    >
      {planned.lacking.length > 0 && (
        <p>Not in the list: {planned.lacking.join('; ')}. Please ask us what fits, or use your own.</p>
      )}
      {isPriced && (
        <Field label="Post code of the site" hint="With it the delivery is in the total.">
          <TextInput
            asks="other-postal-code"
            enter="done"
            maxLength={POST_CODE_MAX}
            value={postCode}
            onChange={({ target }) => onPostCode(target.value)}
          />
        </Field>
      )}
      {isPriced && <ToBasket planned={planned} />}
      <div className="actions">
        <SendPlan planned={planned} postCode={postCode} />
        <Button variant="quiet" onClick={() => saveCsv(planCsv(planned.lines), fileName())}>
          <DownloadIcon />
          Quantities (CSV)
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Section>
  );
}

const fileName = () => `plan-${formatDate(new Date(), 'YYYY-MM-DD')}.csv`;

function ToBasket({ planned }: { planned: Planned }) {
  const session = useSession();
  const { plan } = useKeptChoice(planChoice);
  const { fitting } = plan;
  const facts = usePlanFacts(floorIdsOf(plan)).data?.data;
  const { add, isPending, problem } = useAddLines();
  const [isTried, setTried] = useState(false);
  const go = useGo();
  const href = useHref();
  const isUnconfirmed = fitting.isWanted && fitting.checkList.length < FITTING_CHECKLIST.length;
  async function addAll() {
    setTried(true);
    if (isUnconfirmed || !facts || !isCustomer(session)) return;
    if (await add(planBasket(planned.lines, facts, session.user))) go('basket');
  }
  return (
    <div className={styles.form}>
      <Button size="lg" loading={isPending} onClick={() => void addAll()}>
        Add to basket
      </Button>
      <InlineAlert>
        {isTried && isUnconfirmed ? (
          <>
            Please confirm every point of the checklist, so that our fitters can start.{' '}
            <Link href={href('plan-accessories')} look="underline">
              To the checklist
            </Link>
          </>
        ) : (
          problem
        )}
      </InlineAlert>
    </div>
  );
}
