import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { PageHeading } from './page-heading.tsx';

interface PageHeadProps {
  title: string;
  /** small capitals above the title */
  eyebrow?: string;
  /** a sentence or two below the title */
  lead?: ReactNode;
  /** breadcrumbs */
  crumbs?: readonly Crumb[];
  /** a page that people work on every day: its title is small */
  isWork?: boolean;
  /** actions for the page as a whole, opposite the title; below it on a narrow screen */
  actions?: ReactNode;
}

/** The top of a page: breadcrumbs, title, introduction and actions. */
export function PageHead({ title, eyebrow, lead, crumbs, isWork = false, actions }: PageHeadProps) {
  return (
    <div className="page-head">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="page-head-row">
        <PageHeading eyebrow={eyebrow} lead={lead} size={isWork ? 'work' : 'title'}>
          {title}
        </PageHeading>
        {actions && (
          <div className="actions" data-no-print="">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
