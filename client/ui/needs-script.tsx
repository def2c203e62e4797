/** Shown without JavaScript, in place of content that only a script can fetch. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="needs-script">{children}</p>
    </noscript>
  );
}
