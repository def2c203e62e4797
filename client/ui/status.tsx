import type { AlertKind } from './alert.tsx';

/** What something is at, in a word or two; the colour only underlines it. Without a kind it is neutral. */
export function Status({ kind, children }: { kind?: AlertKind; children: string }) {
  return (
    <span className="status" data-kind={kind}>
      {children}
    </span>
  );
}
