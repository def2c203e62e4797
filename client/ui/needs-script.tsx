/** In the place of what only a script can fetch: without one the page would wait for ever. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="needs-script">{children}</p>
    </noscript>
  );
}
