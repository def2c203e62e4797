import type { PageHead } from '../../contracts/page-rendering.ts';
import { escapeHtml } from '../http/escape-html.ts';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** The head of a page as HTML (docs/product.md, "Screens and addresses"). */
export function headTags(head: PageHead, brand: string, heroUrl: string): string {
  const { title, description, keywords, robots, canonical, mobileTwin, image } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('name', 'robots', robots),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', `${brand} Flooring`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image ?? heroUrl),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    mobileTwin
      ? `<link rel="alternate" media="only screen and (max-width: 640px)" href="${escapeHtml(mobileTwin)}">`
      : '',
  ].join('');
}

const FIRST_PICTURE =
  /<picture><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/;

/** Has the browser fetch the first large picture before it has read as far as the picture. */
export function picturePreload(html: string): string {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(html) ?? [];
  if (!srcSet || !sizes) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}

export function scriptPreloads(scripts: readonly string[]): string {
  return scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}
