import { useMemo } from 'react';
import { planChoice } from '../../features/plan/kept-plan.ts';
import { makeQuotation } from '../../features/quotations/quotations.api.ts';
import { brandName } from '../../lib/api-client.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import type { Write } from '../../lib/use-write.ts';
import { useGo } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, session } from '../../state/session.ts';
import { forgetDetails, type PlannedDetails, plannedDetails } from './planned-details.ts';
import { type Planned, plannedLines } from './planned-lines.ts';
import { useDeed } from './use-deed.ts';

export interface PlannedQuotation {
  readonly projectId: string;
  readonly projectName: string;
  readonly details: PlannedDetails;
  readonly reading: Reading<Planned>;
  /** makes the quotation and opens it */
  readonly make: Write<[title: string]>;
}

/** What the plan in this browser would be quoted as, and the way to have it. */
export function usePlanned(): PlannedQuotation {
  const { plan, projectId, projectName } = useKeptChoice(planChoice);
  const details = useKeptChoice(plannedDetails);
  const go = useGo();
  const call = useCall('/woojiapi/order/qryplanfacts', { brand: brandName() });
  const facts = call.data?.data;
  const { plots, postCode } = details;
  const planned = useMemo(
    () => facts && plannedLines(plan, facts, { plots, postCode }),
    [plan, facts, plots, postCode],
  );
  const make = useDeed(makeQuotation, ({ quotationId }) => {
    forgetDetails();
    go('quotation', { id: quotationId });
  });
  async function run(title: string) {
    if (!isCustomer(session) || !planned) return undefined;
    return await make.run({
      userId: session.user.userId,
      source: 'lines',
      ...details,
      title,
      ...(projectId ? { projectId } : {}),
      lines: [...planned.input],
      ...(planned.fitting ? { fitting: planned.fitting } : {}),
    });
  }
  return {
    projectId,
    projectName,
    details,
    reading: readingOf(call, planned),
    make: { ...make, run },
  };
}
