import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** the fragment of its address, for links to it */
  anchor?: string;
  /** a sentence below the title */
  lead?: ReactNode;
  /** opposite the title */
  action?: ReactNode;
  /** not printed: for sections that only link elsewhere */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a page with a heading, by which screen readers find it. */
export function Section({ title, anchor, lead, action, screenOnly = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className="section"
      id={anchor}
      aria-labelledby={id}
      {...(screenOnly ? { 'data-no-print': '' } : {})}
    >
      <div className="section-head">
        <h2 className="section-title" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="section-lead">{lead}</p>}
      {children}
    </section>
  );
}
