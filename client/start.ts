import { keepEarlyClick } from './early-click.ts';

/**
 * The first script of every page. It waits until the page has been painted, as what comes next, React and the page's
 * own code, would compete with the first paint for the line and the processor. The server names the files: the first
 * runs, the others are what it will need, and are fetched with it rather than one after another.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-modules]');
const [entry = '', ...modules] = script?.dataset.modules?.split(' ') ?? [];

keepEarlyClick();
requestAnimationFrame(() => setTimeout(load));

function load(): void {
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry);
}
