import type { ReactNode } from 'react';

interface WithSideProps {
  /** a summary or the next step; stays in view beside the content, or follows it on a phone */
  side: ReactNode;
  /** what the panel is, for screen readers */
  label: string;
  /** the content has tables or rows, for which a tablet has no room beside the panel */
  isWide?: boolean;
  children: ReactNode;
}

/** Content with a panel beside it. */
export function WithSide({ side, label, isWide = false, children }: WithSideProps) {
  return (
    <div className="with-side" data-wide={isWide || undefined}>
      <div className="with-side-content">{children}</div>
      <aside aria-label={label}>{side}</aside>
    </div>
  );
}

/** The panel itself: a heading on a quiet background. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="side-panel">
      <h2 className="section-title">{title}</h2>
      {children}
    </div>
  );
}
