import type { ReactNode, Ref } from 'react';

interface WithSideProps {
  /** a summary or the next step; stays in view beside the content, or follows it on a phone; none if false */
  side: ReactNode;
  /** what the panel is, for screen readers */
  label: string;
  /** the content has tables or rows, for which a tablet has no room beside the panel */
  isWide?: boolean;
  /** more content, which follows the panel on a phone; not with `isWide` */
  below?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Content with a panel beside it. */
export function WithSide({ side, label, isWide = false, below, ref, children }: WithSideProps) {
  return (
    <div ref={ref} className="with-side" data-wide={isWide || undefined}>
      <div className="with-side-content">{children}</div>
      {side && <aside aria-label={label}>{side}</aside>}
      {below && <div className="with-side-content">{below}</div>}
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
