import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4715';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const path of process.argv.slice(2)) {
  const mobile = path.startsWith('/mobile');
  const ctx = await browser.newContext(mobile ? { viewport: { width: +(process.env.W ?? 412), height: +(process.env.H ?? 823) }, deviceScaleFactor: +(process.env.D ?? 1.75), isMobile: true, hasTouch: true, userAgent: 'Mozilla/5.0 (Linux; Android 11; moto g power) Mobile' } : { viewport: { width: 1350, height: 940 } });
  const page = await ctx.newPage();
  await page.addInitScript(() => { (window as any).zz = []; new PerformanceObserver((l) => { for (const e of l.getEntries() as any) (window as any).zz.push([e.value.toFixed(4), Math.round(e.startTime), e.sources.map((s: any) => [s.node?.nodeName, s.node?.className, s.node?.textContent?.slice(0, 30), [s.previousRect.x, s.previousRect.y, s.previousRect.width, s.previousRect.height].map(Math.round).join(), [s.currentRect.x, s.currentRect.y, s.currentRect.width, s.currentRect.height].map(Math.round).join()].join(' | '))]); }).observe({ type: 'layout-shift', buffered: true }); });
  await page.goto(base + path, { waitUntil: 'networkidle' }); await page.waitForTimeout(500);
  console.log(path, JSON.stringify(await page.evaluate(() => (window as any).zz), null, 1));
  console.log(await page.evaluate(() => [...document.querySelectorAll('[style*=letter-spacing]')].map(e => e.tagName + ' ' + (e as HTMLElement).style.letterSpacing + ' ' + e.textContent!.slice(0, 40))));
  await ctx.close();
}
await browser.close();
