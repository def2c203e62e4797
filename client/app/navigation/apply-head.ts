import type { PageHead } from '../../../contracts/site/page-rendering.ts';

/** Updates the document's head for the page being shown; the server wrote the first one. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('meta[name="keywords"]', 'content', head.keywords);
  set('meta[name="robots"]', 'content', head.robots);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server wrote the shop's public address, which may not be the one this browser used.
  if (canonical) canonical.href = new URL(head.canonical, canonical.href).href;
  // It describes the page that the server wrote.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (head.image) set('meta[property="og:image"]', 'content', head.image);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
