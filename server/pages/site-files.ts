import { type Request, Router } from 'express';
import { CONSOLE_PATH } from '../../contracts/mock-console.ts';
import { allPages, href } from '../../contracts/site-map.ts';
import { escapeHtml } from '../http/escape-html.ts';

const siteOf = (req: Request): string => `${req.protocol}://${req.get('host') ?? 'localhost'}`;

/**
 * robots.txt, and a sitemap of the pages that anyone may see.
 * @param hasConsole whether the mock's console is mounted; where it is not, nobody is told of it
 */
export function siteFiles(hasConsole: boolean): Router {
  return Router()
    .get('/robots.txt', (req, res) => {
      const lines = [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /woojiapi/',
        ...(hasConsole ? [`Disallow: ${CONSOLE_PATH}`] : []),
        `Sitemap: ${siteOf(req)}/sitemap.xml`,
      ];
      res.type('text/plain').send(`${lines.join('\n')}\n`);
    })
    .get('/sitemap.xml', (req, res) => {
      const site = siteOf(req);
      const urls = allPages()
        // The product page shows nothing without an id.
        .filter(
          ([id, page]) => page.screen && page.access === 'all' && page.desktop && id !== 'productDetail',
        )
        .map(([id]) => `<url><loc>${escapeHtml(site + href(id, 'desktop'))}</loc></url>`);
      res
        .type('application/xml')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
        );
    });
}
