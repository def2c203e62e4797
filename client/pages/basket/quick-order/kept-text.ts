export const keptTextKey = (userId: string) => `alderline.quick-order.${userId}`;

/** Text typed in this tab and not yet added; it survives a refresh and a visit to another page. */
export function readKeptText(userId: string): string {
  try {
    return sessionStorage.getItem(keptTextKey(userId)) ?? '';
  } catch {
    return '';
  }
}
