export const keptTextKey = (userId: string) => `alderline.quick-order.${userId}`;

/** What the customer has typed and not yet added, in this tab: it outlives a refresh and a look at another page. */
export function readKeptText(userId: string): string {
  try {
    return sessionStorage.getItem(keptTextKey(userId)) ?? '';
  } catch {
    return '';
  }
}
