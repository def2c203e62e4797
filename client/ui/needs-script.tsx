/** Replaces what only a script can fetch: without scripts the page would wait forever. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="needs-script">{children}</p>
    </noscript>
  );
}
