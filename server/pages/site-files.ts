import { Router } from 'express';
import { CONSOLE_PATH } from '../../contracts/api/mock-console.ts';
import type { PageRenderer } from '../../contracts/site/page-rendering.ts';
import type { Backend } from '../calls/backend.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** The most addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** How long the list is cached, as robots come often and it is long. */
const KEPT_MS = 60_000;

export interface SiteFilesDeps {
  /** the shop's public address, without a trailing slash */
  readonly publicUrl: string;
  /** whether the mock's console is on; if not, it isn't mentioned */
  readonly hasConsole: boolean;
  readonly backend: Pick<Backend, 'ask'>;
  readonly renderer: () => Promise<Pick<PageRenderer, 'listing'>>;
}

/** robots.txt, and a sitemap of the pages that anyone may see. */
export function siteFiles(deps: SiteFilesDeps): Router {
  const { publicUrl, hasConsole } = deps;
  let kept: { readonly xml: Promise<string>; readonly until: number } | undefined;
  const siteMap = () => {
    if (kept && kept.until >= Date.now()) return kept.xml;
    const xml = makeSiteMap(deps);
    kept = { xml, until: Date.now() + KEPT_MS };
    xml.catch(() => {
      kept = undefined;
    });
    return xml;
  };
  return Router()
    .get('/robots.txt', (_req, res) => {
      const lines = [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /woojiapi/',
        ...(hasConsole ? [`Disallow: ${CONSOLE_PATH}`] : []),
        `Sitemap: ${publicUrl}/sitemap.xml`,
      ];
      res.type('text/plain').send(`${lines.join('\n')}\n`);
    })
    .get('/sitemap.xml', async (_req, res) => {
      res.type('application/xml').send(await siteMap());
    });
}

async function makeSiteMap(deps: SiteFilesDeps): Promise<string> {
  const addresses = (await listedAddresses(deps)).slice(0, MAX_ADDRESSES);
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(deps.publicUrl + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** Pages that need a missing reply are left out; the rest is still listed. */
async function listedAddresses({ renderer, backend }: SiteFilesDeps): Promise<readonly string[]> {
  const listing = (await renderer()).listing();
  const replies = await Promise.all(
    listing.calls.map(async ({ key, path, input }) => {
      const reply = await backend.ask(path, input as never).catch(() => undefined);
      return [key, reply] as const;
    }),
  );
  return listing.addresses(Object.fromEntries(replies));
}
