import { keepEarlyClick } from './early-click.ts';
import { firstViewShown } from './first-view-shown.ts';
import { showFonts } from './show-fonts.ts';

/**
 * The first script of every page. The others, React and the page's own code, would compete with the first view for the
 * line and the processor, so they wait for it. The server names them in the order in which they need each other.
 */
const scripts =
  document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? [];

keepEarlyClick();
void begin();

/** Fonts would hold up the first picture; who has been here before has them already, as they have this file. */
async function begin(): Promise<void> {
  const [own] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  const areKept = own?.transferSize === 0;
  if (areKept) void showFonts();
  await firstViewShown();
  if (!areKept) void showFonts();
  await load();
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
  // ... and run one by one, so that the browser can answer in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
