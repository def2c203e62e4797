import { countText } from '../number/notation.ts';
export type StockCheck =
  | { readonly sufficient: true }
  | { readonly sufficient: false; readonly messages: readonly string[] };

/**
 * @param packs whole packs needed
 * @param inventoryBalance whole packs in stock
 * @param inBasket packs already in the customer's basket, which come out of the same stock
 * @returns the three messages of docs/product.md, "Form rules" when more packs are needed than there are, with what is in the basket
 * between them
 */
export function checkStock(packs: number, inventoryBalance: number, inBasket = 0): StockCheck {
  if (packs + inBasket <= inventoryBalance) return { sufficient: true };
  return {
    sufficient: false,
    messages: [
      'Sorry, insufficient stock',
      `Available stock: ${Math.max(0, inventoryBalance)} packs.`,
      ...(inBasket > 0 ? [basketHolds(inBasket)] : []),
      'Please contact us for future stock',
    ],
  };
}

function basketHolds(packs: number): string {
  return packs === 1
    ? '1 pack of it is in your basket already.'
    : `${countText(packs, 'pack')} of it are in your basket already.`;
}

/** @returns the messages one after the other, each as a sentence */
export function sentencesOf(messages: readonly string[]): string {
  return messages.map((message) => message.replace(/\.?$/, '.')).join(' ');
}
