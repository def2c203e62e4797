/** How a trade customer reaches us (docs/product.md, "Figures and limits"). The number is from the range that Ofcom keeps for fiction. */
export const PHONE = { shown: '01632 960180', link: 'tel:+441632960180' } as const;
export const FAX = '01632 960181';

/** Showroom and trade counter, one line each. */
export const SHOWROOM_ADDRESS = ['Unit 12, Wharf Road', 'Chelmsford', 'Essex CM99 2FL'] as const;

/** Where the showroom is, in degrees north and east. */
export const SHOWROOM_PLACE = { latitude: 51.7322, longitude: 0.479 } as const;

/** The sales mailbox of this shop's brand. */
export function salesMailbox(brand: string): string {
  return `sales@${brand.toLowerCase()}.example`;
}

/** Where a transfer goes. */
export interface BankDetails {
  readonly accountName: string;
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** The account of this shop's brand. No bank has a sort code that begins with 00, so no money can go astray. */
export function bankDetails(brand: string): BankDetails {
  return { accountName: `${brand} Flooring Ltd`, sortCode: '00-00-18', accountNumber: '00418260' };
}
