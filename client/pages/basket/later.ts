import type { noteLine } from '../../features/basket/basket-extras.api.ts';
import type { BasketRow } from './basket-rows.ts';

// A module of its own, so that not even the names of these parts' files are in the basket's first view.

/** Quick order; what saves the basket comes with it, so that both are there when somebody is offline. */
export async function loadPanel() {
  const [{ QuickOrderPanel }] = await Promise.all([
    import('./quick-order/quick-order-panel.tsx'),
    import('./quick-order/basket-csv.ts'),
  ]);
  return QuickOrderPanel;
}

/** Has the browser save the lines as a CSV file. */
export async function saveLines(rows: readonly BasketRow[]): Promise<void> {
  const { saveBasket } = await import('./quick-order/basket-csv.ts');
  saveBasket(rows, new Date());
}

/** What delivery costs. */
export const loadEstimate = async () => (await import('./estimate/delivery-estimate.tsx')).DeliveryEstimate;

/** What takes the place of the checkout where the backend takes no orders. */
export const loadSendOrder = async () => (await import('./send-order/send-order.tsx')).SendOrder;

/** Where a voucher is entered. */
export const loadVoucher = async () => (await import('./extras/basket-voucher.tsx')).BasketVoucher;

/** What has changed about a line. */
export const loadHints = async () => (await import('./parts/line-hints.tsx')).LineHints;

/** What stands in place of the lines when there are none. */
export const loadEmpty = async () => (await import('./parts/empty-basket.tsx')).EmptyBasket;

/** What takes a removal back. */
export const loadRemoved = async () => (await import('./parts/removed-line.tsx')).RemovedLine;

/** What is above the lines: a basket that somebody shares, and the way of a line into a project. */
export const loadTop = async () => (await import('./extras/basket-top.tsx')).BasketTop;

/** What else can be done with a line. */
export const loadLineMore = async () => (await import('./extras/line-more.tsx')).LineMore;

/** What is saved for later. */
export const loadSaved = async () => (await import('./extras/saved-lines.tsx')).SavedLines;

/** What the floors need and the basket lacks. */
export const loadLacking = async () =>
  (await import('./accessories/lacking-accessories.tsx')).LackingAccessories;

/** Sharing the basket by a link. */
export const loadShare = async () => (await import('./extras/share-basket.tsx')).ShareBasket;

/** Writes the note of a line that was put back. */
export async function noteAgain(note: Parameters<typeof noteLine>[0]): Promise<void> {
  const { noteLine } = await import('../../features/basket/basket-extras.api.ts');
  await noteLine(note);
}
