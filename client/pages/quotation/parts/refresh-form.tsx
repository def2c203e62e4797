import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { LineNews } from '../../../../contracts/domain/quotation/quotation-news.ts';
import { usePlanFacts } from '../../../features/plan/plan.api.ts';
import { updateQuotation } from '../../../features/quotations/quotations.api.ts';
import { readingOf } from '../../../lib/reading.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { planNews } from '../draft-lines.ts';
import { type Planned, plannedLines } from '../planned-lines.ts';
import { useDeed } from '../use-deed.ts';
import styles from './lines-form.module.css';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

/** What the plan of its project would make of a draft's lines, before they are taken. */
export function RefreshForm(props: QuotationFormProps) {
  const { quotation } = props.open;
  const call = useCall('/woojiapi/order/qryplan', { projectId: quotation.projectId });
  const facts = usePlanFacts();
  const { data } = facts;
  const plan = call.data?.data.plan;
  const planned = plan && data && plannedLines(plan, data.data, quotation);
  const reading = readingOf(call.error ? call : facts, planned);
  return (
    <ReadingView reading={reading} what="The plan" loading={<SkeletonText lines={6} />}>
      {(ready) => <Refreshed {...props} planned={ready} />}
    </ReadingView>
  );
}

function Refreshed({
  open: { quotation, tell },
  onClose,
  planned,
}: QuotationFormProps & { planned: Planned }) {
  const { userId } = useCustomer().user;
  const { quotationId, version, totalPence: before } = quotation;
  const { run, isPending, error } = useDeed(updateQuotation, () => {
    tell('The lines are taken from the plan.');
    onClose();
  });
  const news = planNews(quotation, planned);
  const total = planned.sums?.total;
  if (total === undefined || news.length === 0) {
    return (
      <DialogForm
        onSubmit={onClose}
        actions={
          <Button type="submit" size="lg">
            Close
          </Button>
        }
      >
        <p>
          {total === undefined
            ? 'The plan of its project has no floor with a size, so the quotation stays as it is.'
            : 'The quotation has what its plan needs: nothing changes.'}
        </p>
      </DialogForm>
    );
  }
  return (
    <DialogForm
      onSubmit={() => void run({ userId, quotationId, version, lines: [...planned.input] })}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Take these lines
          </Button>
        </>
      }
    >
      <p>
        This is what changes when the lines are taken from the plan as it is now, at today’s prices, which are
        then held for 30 days.
      </p>
      <News news={news} />
      <p>{`Total incl. VAT ${formatPence(total)}${total === before ? '' : `, until now ${formatPence(before)}`}.`}</p>
      <Problem error={error} />
    </DialogForm>
  );
}

function News({ news }: { news: readonly LineNews[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ productName, text }) => (
        <li key={`${productName} ${text}`}>
          <strong>{productName}</strong>
          <br />
          {text}
        </li>
      ))}
    </ul>
  );
}
