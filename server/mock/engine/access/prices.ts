import type { Session } from './session.ts';

/** Prices are for trade customers and staff; visitors and guests never receive one (docs/product.md, "Who may do what"). */
export function seesPrices(session: Session | undefined): boolean {
  return session?.role === 'trade' || session?.role === 'staff';
}
