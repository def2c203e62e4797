import type { AlertKind } from './alert.tsx';

/** The state of something in a word or two; the colour never says anything that the words don't. Without a kind it is neutral. */
export function Status({ kind, children }: { kind?: AlertKind; children: string }) {
  return (
    <span className="status" data-kind={kind}>
      {children}
    </span>
  );
}
