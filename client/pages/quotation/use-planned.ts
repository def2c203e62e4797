import { useMemo } from 'react';
import { floorIdsOf, planChoice } from '../../features/plan/kept-plan.ts';
import { usePlanFacts } from '../../features/plan/plan.api.ts';
import { useBoardCount } from '../../features/plan/use-board-count.ts';
import { makeQuotation } from '../../features/quotations/quotations.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import type { Write } from '../../lib/use-write.ts';
import { useGo } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, session } from '../../state/session.ts';
import type { PackedWay, PackedWays } from './parts/packing-field.tsx';
import { forgetDetails, type PlannedDetails, plannedDetails } from './planned-details.ts';
import { type Planned, plannedLines } from './planned-lines.ts';
import { useDeed } from './use-deed.ts';

export interface PlannedQuotation {
  readonly projectId: string;
  readonly projectName: string;
  readonly details: PlannedDetails;
  /** with packs counted as is chosen */
  readonly reading: Reading<Planned>;
  /** the same with packs counted in either way */
  readonly ways: PackedWays;
  /** makes the quotation and opens it */
  readonly make: Write<[title: string]>;
}

/** What the plan in this browser would be quoted as, and the way to have it. */
export function usePlanned(): PlannedQuotation {
  const { plan, projectId, projectName } = useKeptChoice(planChoice);
  const details = useKeptChoice(plannedDetails);
  const go = useGo();
  const call = usePlanFacts(floorIdsOf(plan));
  const facts = call.data?.data;
  useBoardCount(facts);
  const { plots, packing, postCode } = details;
  const eachPlot = useMemo(
    () => facts && plannedLines(plan, facts, { plots, packing: 'eachPlot', postCode }),
    [plan, facts, plots, postCode],
  );
  const together = useMemo(
    () =>
      facts && plots > 1 ? plannedLines(plan, facts, { plots, packing: 'together', postCode }) : eachPlot,
    [plan, facts, plots, postCode, eachPlot],
  );
  const planned = packing === 'together' ? together : eachPlot;
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
    ways: { eachPlot: packedWay(eachPlot), together: packedWay(together) },
    make: { ...make, run },
  };
}

const packedWay = (planned: Planned | undefined): PackedWay => ({
  packs: planned?.packs ?? 0,
  totalPence: planned?.sums?.total,
});
