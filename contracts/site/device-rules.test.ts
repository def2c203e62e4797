import { describe, expect, it } from 'vitest';
import { redirectOf } from './device-rules.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

describe('navigation rules (docs/product.md, "Screens and addresses")', () => {
  it.each([
    ['a phone on a desktop page', '/flooring', IPHONE, '/mobile/home'],
    ['a tablet at the root', '/', ANDROID, '/mobile/home'],
    ['a phone at the mobile root', '/mobile', IPHONE, '/mobile/Home'],
    ['a phone on a mobile page', '/mobile/flooring', IPHONE, undefined],
    ['a phone on a mobile page in capitals', '/MOBILE/Flooring', IPHONE, undefined],
    ['a desktop on a mobile page', '/mobile/main', DESKTOP, '/home'],
    ['a desktop at the mobile root', '/mobile', DESKTOP, '/home'],
    ['a desktop at the root', '/', DESKTOP, '/Home'],
    ['a desktop on a desktop page', '/main', DESKTOP, undefined],
  ])('%s', (_, path, userAgent, target) => {
    expect(redirectOf(path, userAgent)).toBe(target);
  });

  it('never redirects to a path that redirects again', () => {
    for (const userAgent of [IPHONE, DESKTOP]) {
      for (const path of ['/', '/mobile', '/flooring', '/mobile/main']) {
        const target = redirectOf(path, userAgent) ?? path;
        expect(redirectOf(target, userAgent)).toBeUndefined();
      }
    }
  });
});
