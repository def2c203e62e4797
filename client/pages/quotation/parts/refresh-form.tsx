import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { LineNews } from '../../../../contracts/domain/quotation/quotation-news.ts';
import { floorIdsOf } from '../../../features/plan/kept-plan.ts';
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
import type { QuotationFormProps } from './quotation-dialogs.tsx';

/** Shows how a draft's lines would change if they were taken from its project's plan again. */
export function RefreshForm(props: QuotationFormProps) {
  const { quotation } = props.open;
  const call = useCall('/woojiapi/order/qryplan', { projectId: quotation.projectId });
  const plan = call.data?.data.plan;
  const facts = usePlanFacts(plan && floorIdsOf(plan));
  const { data } = facts;
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
    tell('Lines taken from the plan.');
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
            ? 'No room of the plan has both a floor and a size, so there is nothing to take from it.'
            : 'The quotation already matches its plan.'}
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
            Keep the quotation
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Take these lines
          </Button>
        </>
      }
    >
      <p>
        These are the changes if the lines are taken from the plan again. They get today’s prices, which are
        then held for 30 days.
      </p>
      <News news={news} />
      <p>{`Total incl. VAT ${formatPence(total)}${total === before ? '' : `, before ${formatPence(before)}`}.`}</p>
      <Problem error={error} />
    </DialogForm>
  );
}

function News({ news }: { news: readonly LineNews[] }) {
  return (
    <ul className="stack-2">
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
