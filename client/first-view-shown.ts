/** A page that shows nothing by then (in the background, say) loads its code all the same. */
const PAINT_WITHIN_MS = 3_000;
/** On a slow line the code doesn't wait longer than this for the picture. */
const PICTURE_WITHIN_MS = 1_500;
/** In a tab that has been put into the background meanwhile there is no frame. */
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

/** A picture that is decoded comes into view with the next frame. */
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
