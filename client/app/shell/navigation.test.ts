import { describe, expect, it } from 'vitest';
import { matchPage, pageOf } from '../../../contracts/site/site-map.ts';
import { accountNavigation, informationNavigation, mainNavigation } from './navigation.ts';

describe('navigation', () => {
  it.each(['desktop', 'mobile'] as const)('has no dead link in the %s tree', (device) => {
    const entries = [...mainNavigation(device, []), ...informationNavigation(device, [])];
    expect(entries.length).toBeGreaterThan(0);
    for (const { id } of entries) expect(matchPage(pageOf(id)[device] ?? '')?.id).toBe(id);
  });

  it.each(['desktop', 'mobile'] as const)(
    'offers a visitor of the %s tree to log in, to apply and to reset the password, but no page that is only reached by a link in a mail',
    (device) => {
      expect(accountNavigation(device, false, []).map(({ id }) => id)).toEqual([
        'login',
        'register',
        'reset-password',
      ]);
    },
  );

  it('leads to no page that the backend can’t fill', () => {
    const absent = ['orders', 'room-plan'] as const;
    const [main, account] = [mainNavigation('mobile', absent), accountNavigation('mobile', true, absent)];
    expect(main.map(({ id }) => id)).not.toContain('room-plan');
    expect(account.map(({ id }) => id)).not.toContain('orders');
    expect(account.map(({ id }) => id)).toContain('invoices');
  });

  it('uses the navigation label of a page where it has one, not its title', () => {
    expect(mainNavigation('desktop', [])).toContainEqual({ id: 'flooring', label: 'All Floor' });
  });
});
