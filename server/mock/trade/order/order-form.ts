import type { InputOf } from '../../../../contracts/api/calls.ts';
import { type Place, placeOf, type Site, siteOf } from '../../company/addresses/site-text.ts';
import { filledText } from '../../engine/answering/form-fields.ts';

type Input = InputOf<'/woojiapi/order/insertorder'>;

/** The checkout's texts, without surrounding blanks. */
export interface OrderForm {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly delivery: Site;
  readonly billing: Place;
  readonly poNumber: string;
  readonly jobReference: string;
  readonly notes: string;
  readonly projectInfo: string;
}

/** @throws CallFailure "1" for an empty field and for an invalid post code */
export function checkedForm(input: Input): OrderForm {
  return {
    contactName: filledText(input.contactName, 'contactName', 'Please enter your name.'),
    contactPhone: filledText(input.contactPhone, 'contactPhone', 'Please enter your phone number.'),
    delivery: siteOf(input.delivery, 'delivery'),
    billing: placeOf(input.billing, 'billing'),
    poNumber: input.poNumber.trim(),
    jobReference: input.jobReference.trim(),
    notes: input.notes.trim(),
    projectInfo: input.projectInfo,
  };
}
