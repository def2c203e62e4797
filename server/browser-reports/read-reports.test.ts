import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './read-reports.ts';

describe('a message of a browser', () => {
  it.each([
    ['tom.halloran@studio.example is unknown', '(email) is unknown'],
    [
      'GET https://shop.example/flooring?q=for+Mrs+Moss#top failed',
      'GET https://shop.example/flooring failed',
    ],
    ['/invitation?token=k3Jd9 answered 404', '/invitation answered 404'],
    [
      `Unexpected token 'D', "Dear Mr Halloran" is not valid JSON`,
      `Unexpected token 'D', (text) is not valid JSON`,
    ],
    ['no delivery to IP4 9ZZ', 'no delivery to (post code)'],
    ['call +44 1632 960 180 now', 'call (number) now'],
    ['card 4000 0000 0000 0002', 'card (number)'],
    ['token 0f9e8d7c6b5a49382716050403020100 expired', 'token (token) expired'],
  ])('%s: personal data is replaced', (message, shown) => {
    expect(withoutPersonalData(message)).toBe(shown);
  });

  it.each([
    "Cannot read properties of undefined (reading 'productName')",
    'Minified React error #418',
    '/assets/product.desktop-DKrQdd_.js answered 404',
    'script-src-elem blocked https://evil.example',
  ])('%s: nothing is replaced', (message) => {
    expect(withoutPersonalData(message)).toBe(message);
  });
});
