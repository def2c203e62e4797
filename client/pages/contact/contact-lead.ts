export const CONTACT_LEAD =
  'Ask us about stock, samples, a quotation or a site. While we are open, the phone is quickest.';
