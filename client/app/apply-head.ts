import type { PageHead } from '../../contracts/page-rendering.ts';

/** Brings the document's head up to the page that shows; the server wrote the first one. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('meta[name="keywords"]', 'content', head.keywords);
  set('meta[name="robots"]', 'content', head.robots);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', head.canonical);
  if (head.image) set('meta[property="og:image"]', 'content', head.image);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
