import { describe, expect, it } from 'vitest';
import { returnAddress } from './use-login.ts';

const from = (address: string) => new URLSearchParams({ from: address }).toString();

describe('after logging in', () => {
  it('a customer comes back to the page, with its query', () => {
    expect(returnAddress(from('/flooring?type=vinyl&sort=price-asc'), 'desktop')).toBe(
      '/flooring?type=vinyl&sort=price-asc',
    );
    expect(returnAddress(from('/mobile/basket'), 'mobile')).toBe('/mobile/basket');
  });

  it.each([
    ['nowhere', ''],
    ['another site', 'https://evil.example/basket'],
    ['another site without its protocol', '//evil.example/basket'],
    ['another site by backslashes', '/\\evil.example/basket'],
    ['a script', 'javascript:alert(1)'],
    ['no page', '/no-such-page'],
    ['the other tree', '/mobile/basket'],
    ['the landing page', '/Home'],
    ['the log-in itself', '/login?from=/login'],
  ])('a customer is never sent to %s', (_, address) => {
    expect(returnAddress(from(address), 'desktop')).toBeUndefined();
  });
});
