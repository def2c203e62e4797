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
