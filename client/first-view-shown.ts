/** After this time the code loads even if nothing has been painted, such as in a background tab. */
const PAINT_WITHIN_MS = 3_000;
/** The longest that the code waits for the picture on a slow connection. */
const PICTURE_WITHIN_MS = 1_500;
/** A tab that has gone into the background meanwhile draws no frame, so don't wait longer than this. */
const FRAME_WITHIN_MS = 200;

/** Resolves when the page's text has been painted and its first large picture is there, or has taken too long. */
export async function firstViewShown(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await within(painted(), PAINT_WITHIN_MS);
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  if (pictures.length === 0) return;
  await within(Promise.allSettled([...pictures].map((picture) => picture.decode())), PICTURE_WITHIN_MS);
  await within(frameShown(), FRAME_WITHIN_MS);
}

/** A decoded picture becomes visible in the next frame. */
function frameShown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function within(work: Promise<unknown>, limitMs: number): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, limitMs))]);
}
