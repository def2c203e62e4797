import { KEPT_SESSION_SCRIPT, type RenderedPage } from '../../contracts/site/page-rendering.ts';
import { escapeHtml, jsonForHtml } from '../http/escape-html.ts';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** What the head of every page says about the shop. */
export interface HeadSite {
  readonly brand: string;
  /** the shop's public address, without a trailing slash */
  readonly publicUrl: string;
  /** path of the picture for pages without one */
  readonly picture: string;
}

/** The head of a page as HTML, with absolute addresses (docs/product.md, "Screens and addresses"). */
export function headTags({ head, structuredData }: Omit<RenderedPage, 'html'>, site: HeadSite): string {
  const { title, description, keywords, robots, canonical, mobileTwin, image } = head;
  const absolute = (path: string) => escapeHtml(new URL(path, site.publicUrl).href);
  return [
    `<script>${KEPT_SESSION_SCRIPT}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('name', 'robots', robots),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', `${site.brand} Flooring`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    `<meta property="og:url" content="${absolute(canonical)}">`,
    `<meta property="og:image" content="${absolute(image ?? site.picture)}">`,
    `<link rel="canonical" href="${absolute(canonical)}">`,
    mobileTwin
      ? `<link rel="alternate" media="only screen and (max-width: 640px)" href="${absolute(mobileTwin)}">`
      : '',
    structuredData.length > 0
      ? `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>`
      : '',
  ].join('');
}

const FIRST_PICTURE =
  /<picture><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/;

/** Makes the browser fetch the first large picture before it reaches it in the HTML. */
export function picturePreload(html: string): string {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(html) ?? [];
  if (!srcSet || !sizes) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
