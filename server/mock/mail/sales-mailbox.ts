/** Where messages to the shop go, and what its mails come from unless the environment says otherwise. */
export function salesMailbox(brand: string): string {
  return `sales@${brand.toLowerCase()}.example`;
}
