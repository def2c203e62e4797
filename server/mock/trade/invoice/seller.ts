import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { PHONE, SHOWROOM_ADDRESS, salesMailbox } from '../../../../contracts/domain/seller/seller.ts';

/** The seller's details, which papers must show. The numbers are all zeros, so that they belong to no real company. */
const COMPANY_NO = '00000000';
const VAT_NO = 'GB 000 0000 00';

/** The seller by the shop's brand. */
export function sellerOf(brand: string): components['schemas']['Paper']['seller'] {
  return {
    name: `${brand} Flooring Ltd`,
    address: [...SHOWROOM_ADDRESS],
    facts: [
      { label: 'VAT number', text: VAT_NO },
      { label: 'Company number', text: COMPANY_NO },
      { label: 'Phone', text: PHONE.shown },
      { label: 'Email', text: salesMailbox(brand) },
    ],
  };
}
