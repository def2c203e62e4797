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

/** robots.txt, and a sitemap of the pages that anyone may see; an index of several where they are many. */
export function siteFiles(deps: SiteFilesDeps): Router {
  const { publicUrl, hasConsole } = deps;
  let kept: { readonly maps: Promise<readonly string[]>; readonly until: number } | undefined;
  const siteMaps = () => {
    if (kept && kept.until >= Date.now()) return kept.maps;
    const maps = makeSiteMaps(deps);
    kept = { maps, until: Date.now() + KEPT_MS };
    maps.catch(() => {
      kept = undefined;
    });
    return maps;
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
      const [only = '', ...others] = await siteMaps();
      res.type('application/xml').send(others.length === 0 ? only : indexOf(others.length + 1, publicUrl));
    })
    .get('/sitemap-:number.xml', async (req, res, next) => {
      const maps = await siteMaps();
      const map = maps.length > 1 && maps[Number(req.params.number) - 1];
      if (!map) return next();
      res.type('application/xml').send(map);
    });
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function makeSiteMaps(deps: SiteFilesDeps): Promise<readonly string[]> {
  const addresses = await listedAddresses(deps);
  const count = Math.max(1, Math.ceil(addresses.length / MAX_ADDRESSES));
  return Array.from({ length: count }, (_, at) => {
    const own = addresses.slice(at * MAX_ADDRESSES, (at + 1) * MAX_ADDRESSES);
    const urls = own.map((address) => `<url><loc>${escapeHtml(deps.publicUrl + address)}</loc></url>`);
    return `${XML}<urlset ${SCHEMA}>${urls.join('')}</urlset>`;
  });
}

/** Names the sitemaps of a shop whose addresses are too many for one. */
function indexOf(count: number, publicUrl: string): string {
  const maps = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex ${SCHEMA}>${maps.join('')}</sitemapindex>`;
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
