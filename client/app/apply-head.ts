import type { PageHead } from '../../contracts/page-rendering.ts';

/** Brings the document's head up to the page that shows; the server wrote the first one. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('meta[name="keywords"]', 'content', head.keywords);
  set('meta[name="robots"]', 'content', head.robots);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server wrote the address that the shop has from outside, which this browser may not have come by.
  if (canonical) canonical.href = new URL(head.canonical, canonical.href).href;
  // It speaks of the page that the server wrote.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (head.image) set('meta[property="og:image"]', 'content', head.image);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
