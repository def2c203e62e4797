import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { planChoice } from './kept-plan.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';

type Opened = Parameters<typeof import('./save-plan.ts')['openPlan']>[0];

const open = (opened: Opened) => void import('./save-plan.ts').then(({ openPlan }) => openPlan(opened));

/** Opens the plan of the project in the address; shows `children` once the browser keeps that plan. */
export function ProjectPlan({ children }: { children: ReactNode }) {
  const wanted = new URLSearchParams(useSearch()).get('project') ?? '';
  const { projectId, plan, isSaved } = useKeptChoice(planChoice);
  const isOther = isCustomer(useSession()) && wanted !== '' && wanted !== projectId;
  const call = useCall('/woojiapi/order/qryplan', isOther ? { projectId: wanted } : null);
  const opened = call.data?.data;
  // an unsaved plan exists only here, so it is only replaced if the customer agrees
  const isAtRisk = plan.rooms.length > 0 && !isSaved;
  useEffect(() => {
    if (isOther && opened && !isAtRisk) open(opened);
  }, [isOther, opened, isAtRisk]);
  if (!isOther) return children;
  return (
    <ReadingView reading={readingOf(call, opened)} what="This plan" loading={<PlanSkeleton />}>
      {(found) =>
        isAtRisk ? (
          <EmptyState
            title="Another plan is not saved yet"
            action={<Button onClick={() => open(found)}>Open {found.projectName}</Button>}
          >
            This browser holds a plan with rooms that are in no project. Opening {found.projectName} replaces
            it.
          </EmptyState>
        ) : (
          <PlanSkeleton />
        )
      }
    </ReadingView>
  );
}
