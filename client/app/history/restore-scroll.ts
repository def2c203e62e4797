/** As long as a call may take. */
const PATIENCE_MS = 10_000;
/** From then on it is the visitor who moves the page, or makes it grow. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to where the page was left, as soon as it is tall enough. @returns a function that stops it */
export function restoreScroll(y: number): () => void {
  const reach = () => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) < 2;
  };
  if (reach()) return () => undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of TOUCHES) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  for (const type of TOUCHES) window.addEventListener(type, stop, { passive: true });
  return stop;
}
