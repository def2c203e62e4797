import { keepEarlyClick } from './early-click.ts';
import { firstViewShown } from './first-view-shown.ts';
import { hearFailures } from './hear-failures.ts';
import { FONT_FILES, showFonts } from './show-fonts.ts';

/**
 * Inlined into every page, and starts it. The other scripts, React and the page's own code, would compete with the first view
 * for bandwidth and the processor, so they wait for it. The server lists them in the order of their dependencies.
 */
const scripts =
  document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? [];

/** Which fonts this browser has shown. */
const FONTS_KEY = 'alderline.fonts';

hearFailures(scripts.at(-1) ?? '');
keepEarlyClick();
void begin();

/** Fonts wait for the first picture, which they would delay, unless the browser already has them in its cache. */
async function begin(): Promise<void> {
  const areKept = shownFonts() === FONT_FILES;
  if (areKept) void showFonts();
  await firstViewShown();
  if (!areKept) void showFonts().then(noteFonts);
  await load();
}

function shownFonts(): string | null {
  try {
    return localStorage.getItem(FONTS_KEY);
  } catch {
    return null;
  }
}

function noteFonts(): void {
  try {
    localStorage.setItem(FONTS_KEY, FONT_FILES);
  } catch {
    // without storage, the next page's fonts wait again
  }
}

async function load(): Promise<void> {
  // All are fetched at once ...
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  // ... and run one by one, so that the browser can respond to input in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
