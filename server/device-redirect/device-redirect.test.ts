import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { classify, redirectOf } from '../../contracts/site/device-rules.ts';
import { allPages } from '../../contracts/site/site-map.ts';
import { deviceRedirect, isPagePath } from './device-redirect.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

describe('classify', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36', 'phone-or-tablet'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/142.0 Safari/537.36', 'phone-or-tablet'],
    ['Mozilla/5.0 (webOS/1.4.0; U; en-US) Version/1.0 Safari/532.2 Pre/1.1', 'phone-or-tablet'],
    [iphone, 'phone-or-tablet'],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X)', 'phone-or-tablet'],
    ['BlackBerry9700/5.0.0.862 Profile/MIDP-2.1', 'phone-or-tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Version/12.1 Mobile/15E148', 'phone-or-tablet'],
    ['mozilla/5.0 (linux; android 15)', 'phone-or-tablet'],
    [chrome, 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'desktop'],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; IEMobile/10.0)', 'desktop'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1)', 'desktop'],
    ['', 'desktop'],
    [undefined, 'desktop'],
  ])('%s is %s', (userAgent, device) => {
    expect(classify(userAgent)).toBe(device);
  });
});

describe('redirectOf', () => {
  it.each([
    [chrome, '/', '/Home'],
    [chrome, '/home', undefined],
    [chrome, '/Home', undefined],
    [chrome, '/flooring/product-detail', undefined],
    [chrome, '/mobile', '/home'],
    [chrome, '/mobile/Home', '/home'],
    [chrome, '/Mobile/flooring', '/home'],
    [chrome, '/automobile', '/home'],
    [chrome, '/no-such-page', undefined],
    [undefined, '/mobile/login', '/home'],
    [iphone, '/', '/mobile/home'],
    [iphone, '/home', '/mobile/home'],
    [iphone, '/flooring', '/mobile/home'],
    [iphone, '/no-such-page', '/mobile/home'],
    [iphone, '/mobile', '/mobile/Home'],
    [iphone, '/mobile/', '/mobile/Home'],
    [iphone, '/MOBILE', '/mobile/Home'],
    [iphone, '/mobile/home', undefined],
    [iphone, '/mobile/Product/Detail', undefined],
    [iphone, '//evil.example/path', '/mobile/home'],
    [chrome, '//evil.example/mobile', '/home'],
  ])('%s at %s goes to %s', (userAgent, path, target) => {
    expect(redirectOf(path, userAgent)).toBe(target);
  });

  it('never redirects twice, from any page', () => {
    const paths = allPages().flatMap(([, page]) => [
      page.desktop,
      page.mobile,
      page.mobileAlias,
      '/',
      '/mobile',
    ]);
    for (const userAgent of [iphone, chrome, undefined]) {
      for (const path of paths) {
        const target = path && redirectOf(path, userAgent);
        if (target) expect(redirectOf(target, userAgent), `${path} -> ${target}`).toBeUndefined();
      }
    }
  });
});

describe('isPagePath', () => {
  it.each(['/', '/home', '/mobile', '/flooring/product-detail', '/mediation', '/apiary', '/.hidden/page'])(
    '%s is a page',
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );
  it.each([
    '/api/dic',
    '/woojiapi/user/login',
    '/assets/app-1a2b.js',
    '/media/al-h101-top-3fa9c10b.800.webp',
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/@vite/client',
    '/__mock',
    '/__mock/docs',
    '/assets/gone',
    '/media',
  ])('%s is not a page', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe('deviceRedirect', () => {
  const app = express().use(deviceRedirect, (_req, res) => {
    res.send('stayed');
  });

  it('redirects navigations only, and marks the reply as depending on the device', async () => {
    for (const method of ['get', 'head'] as const) {
      const answer = await request(app)[method]('/flooring?type=vinyl').set('user-agent', iphone);
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe('/mobile/home');
      expect(answer.headers.vary).toContain('User-Agent');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await request(app).post('/flooring').set('user-agent', iphone)).text).toBe('stayed');
    expect((await request(app).get('/media/oak.webp').set('user-agent', iphone)).text).toBe('stayed');
    expect((await request(app).get('/api/dic').set('user-agent', iphone)).text).toBe('stayed');
    expect((await request(app).get('/flooring').set('user-agent', chrome)).text).toBe('stayed');
  });
});
