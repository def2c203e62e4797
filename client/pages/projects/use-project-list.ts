import { useState } from 'react';
import { useSearch } from 'wouter';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { createProject, useProjectsCall } from '../../features/projects/projects.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useGo, useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { change, useSummaryCall } from './projects.api.ts';
import { pageHeading } from './use-focus-after.ts';
import { useWork, type Work } from './use-work.ts';

export type ProjectSummary = components['schemas']['ProjectSummary'];

export interface ListedProject {
  readonly projectId: string;
  readonly name: string;
  readonly isFinished: boolean;
  readonly href: string;
  /** rooms, floors, area and cost; undefined while they load, and if they can't be loaded */
  readonly figures: ProjectSummary | undefined;
}

export interface ProjectList {
  readonly projects: Reading<readonly ListedProject[]>;
  readonly figures: Reading<readonly ProjectSummary[]>;
  /** whether they count only what was added in this browser, because the backend lists no products */
  readonly isKeptHere: boolean;
  /** those that can still be restored */
  readonly deleted: readonly ProjectSummary[];
  /** the project that was just deleted */
  readonly justDeleted: ProjectSummary | undefined;
  readonly work: Work;
  /** announced to screen readers */
  readonly announcement: string;
  readonly restore: (project: ProjectSummary) => void;
  /** opens the new project. Rejects when it could not be made */
  readonly create: (projectName: string) => Promise<void>;
}

/** The customer's projects, and those that were deleted lately. */
export function useProjectList(): ProjectList {
  const { userId } = useCustomer().user;
  const list = useProjectsCall();
  const summary = useSummaryCall();
  const work = useWork();
  const href = useHref();
  const go = useGo();
  const [announcement, setAnnouncement] = useState('');
  const [send] = useState(() => safeToRepeat(createProject));
  const deletedId = new URLSearchParams(useSearch()).get('deleted');

  const summaries = summary.data?.data;
  const byId = new Map(summaries?.map((each) => [each.projectId, each]));
  const deleted = summaries?.filter(({ daysLeft }) => daysLeft !== undefined) ?? [];
  return {
    projects: readingOf(
      list,
      list.data?.data.map(({ projectId, projectName, sts }) => ({
        projectId,
        name: projectName,
        isFinished: sts !== 'Ongoing',
        href: href('projects', { id: projectId }),
        figures: byId.get(projectId),
      })),
    ),
    figures: readingOf(summary, summaries),
    isKeptHere: summary.data !== undefined && 'isKeptHere' in summary.data,
    deleted,
    justDeleted: deleted.find(({ projectId }) => projectId === deletedId),
    work,
    announcement,
    async restore({ projectId, projectName }) {
      const isDone = await work.run(projectId, () => change('/woojiapi/order/restoreproject', { projectId }));
      if (!isDone) return;
      setAnnouncement(`${projectName} is back in your projects.`);
      pageHeading()?.focus();
    },
    async create(projectName) {
      const { projectId } = await send({ projectName, userId });
      go('projects', { id: projectId });
    },
  };
}
