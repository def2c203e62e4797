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
