import type { noteLine } from '../../features/basket/basket-extras.api.ts';
import type { BasketRow } from './basket-rows.ts';

// A separate module, which keeps even the file names of these parts out of the basket's first bundle.

/** Quick order; saving the basket as a file comes in the same bundle, so that both work offline. */
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

export const loadEstimate = async () => (await import('./estimate/delivery-estimate.tsx')).DeliveryEstimate;

/** Replaces the checkout where the backend takes no orders. */
export const loadSendOrder = async () => (await import('./send-order/send-order.tsx')).SendOrder;

export const loadVoucher = async () => (await import('./extras/basket-voucher.tsx')).BasketVoucher;

export const loadHints = async () => (await import('./parts/line-hints.tsx')).LineHints;

export const loadEmpty = async () => (await import('./parts/empty-basket.tsx')).EmptyBasket;

export const loadRemoved = async () => (await import('./parts/removed-line.tsx')).RemovedLine;

export const loadTop = async () => (await import('./extras/basket-top.tsx')).BasketTop;

export const loadLineMore = async () => (await import('./extras/line-more.tsx')).LineMore;

export const loadSaved = async () => (await import('./extras/saved-lines.tsx')).SavedLines;

export const loadLacking = async () =>
  (await import('./accessories/lacking-accessories.tsx')).LackingAccessories;

export const loadShare = async () => (await import('./extras/share-basket.tsx')).ShareBasket;

/** Writes the note of a line that was put back. */
export async function noteAgain(note: Parameters<typeof noteLine>[0]): Promise<void> {
  const { noteLine } = await import('../../features/basket/basket-extras.api.ts');
  await noteLine(note);
}
