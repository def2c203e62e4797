import { describe, expect, it } from 'vitest';
import { cameFrom } from './came-from.ts';

const SHOP = 'https://shop.example';
const PAGES = ['/category', '/mobile/category', '/flooring', '/', '/Home', '//evil.example/category'];
const plan = (url: string) => ({
  status: PAGES.includes(url.split('?')[0] ?? '') ? (200 as const) : (404 as const),
  redirect: url.startsWith('/flooring/product-detail') ? '/flooring' : undefined,
});
const from = (referer: string | undefined, host?: string) =>
  cameFrom({ headers: { ...(referer === undefined ? {} : { referer }), host } }, SHOP, plan);

describe('where a visitor came from', () => {
  it.each([
    ['https://shop.example/category', '/category'],
    ['https://shop.example/mobile/category', '/mobile/category'],
    ['https://shop.example/flooring?type=vinyl&sort=price', '/flooring?type=vinyl&sort=price'],
    ['https://shop.example/category#series', '/category'],
    ['https://SHOP.example/category', '/category'],
    ['https://shop.example:443/category', '/category'],
    ['http://shop.example/category', '/category'],
    ['https://shop.example', '/'],
    ['https://someone@shop.example/category', '/category'],
  ])('is a page of the shop: %s', (referer, path) => {
    expect(from(referer)).toBe(path);
  });

  it.each([
    ['http://localhost:4000/category', 'localhost:4000'],
    ['http://192.168.1.7:4000/category', '192.168.1.7:4000'],
    ['http://[::1]:4000/category', '[::1]:4000'],
    ['http://shop.local/category', 'Shop.Local'],
  ])('is a page of the shop at the host that was asked: %s', (referer, host) => {
    expect(from(referer, host)).toBe('/category');
    expect(from(referer, 'other.example')).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'about:blank',
    'null',
    '/category',
    'category',
    'https://evil.example/category',
    'https://shop.example.evil.example/category',
    'https://evil.example/https://shop.example/category',
    'https://shop.example@evil.example/category',
    'https://shop.example:8443/category',
    'ftp://shop.example/category',
    'javascript://shop.example/category',
    'android-app://shop.example/category',
    'https://shop.example//evil.example/category',
    'https://shop.example/\\evil.example/category',
    'https://shop.example/flooring/product-detail',
    'https://shop.example/flooring/product-detail?id=',
    'https://shop.example/no-such-page',
    'https://shop.example/api/dic?type=Grade',
    'https://shop.example/assets/entry.js',
    'https://',
    'https://%zz/category',
    'https://shop.example\u0000/category',
  ])('is ignored: %s', (referer) => {
    expect(from(referer)).toBeUndefined();
  });
});
