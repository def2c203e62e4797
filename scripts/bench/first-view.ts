import { chromium } from '@playwright/test';
import { brotliBytes } from './brotli-bytes.ts';

export interface FirstView {
  readonly page: string;
  /** kilobytes (10^3) over the wire with brotli */
  readonly html: number;
  readonly script: number;
  readonly style: number;
}

const KINDS = { document: 'html', script: 'script', stylesheet: 'style' } as const;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** What a browser downloads when it first opens each page, in brotli kilobytes. */
export async function firstViews(baseUrl: string, paths: readonly string[]): Promise<FirstView[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const views: FirstView[] = [];
  for (const path of paths) {
    const userAgent = path.startsWith('/mobile') ? PHONE : undefined;
    const context = await browser.newContext(
      userAgent ? { userAgent, viewport: { width: 390, height: 844 } } : {},
    );
    const page = await context.newPage();
    const seen = new Map<string, 'html' | 'script' | 'style'>();
    page.on('request', (request) => {
      const kind = KINDS[request.resourceType() as keyof typeof KINDS];
      if (kind) seen.set(request.url(), kind);
    });
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
    const sizes = { html: 0, script: 0, style: 0 };
    for (const [url, kind] of seen) sizes[kind] += (await brotliBytes(url, userAgent)) / 1000;
    views.push({ page: path, ...sizes });
    await context.close();
  }
  await browser.close();
  return views;
}
