export type StockCheck =
  | { readonly sufficient: true }
  | { readonly sufficient: false; readonly messages: readonly [string, string, string] };

/**
 * @param packs whole packs needed
 * @param inventoryBalance whole packs in stock
 * @returns the three messages of docs/product.md, "Form rules" when more packs are needed than there are
 */
export function checkStock(packs: number, inventoryBalance: number): StockCheck {
  if (packs <= inventoryBalance) return { sufficient: true };
  return {
    sufficient: false,
    messages: [
      'Sorry, insufficient stock',
      `Available stock: ${Math.max(0, inventoryBalance)} packs.`,
      'Please contact us for future stock',
    ],
  };
}
