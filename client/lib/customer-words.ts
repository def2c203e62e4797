/** Fields that customers fill in, by their wire names. */
const LABELS: Readonly<Record<string, string>> = {
  loginName: 'The email',
  email: 'The email',
  password: 'The password',
  repassword: 'The repeated password',
  authCode: 'The verification code',
  firstName: 'The first name',
  lastName: 'The surname',
  postCode: 'The post code',
  companyName: 'The company name',
  companyAddr: 'The company address',
  projectAddr: 'The company website',
  companyPhone: 'The company phone number',
  taxNo: 'The company registration number',
  message: 'The message',
  projectName: 'The project name',
  number: 'The quantity',
  amount: 'The quantity',
};
const FALLBACK = 'Something in this request is wrong. Please reload the page and try again';

/** `shoppingCarDetail[1].number: must be at least 1`: the path, its last name, and the message. */
const ABOUT_FIELD = /^(?:[a-z]\w*(?:\[\d+\])?\.)*([a-z]\w*)(?:\[\d+\])?: (.+)$/s;
/** Without the field's name such a sentence has no subject. */
const PREDICATE = /^(?:must|is|has|was) /;

/**
 * Rewrites a server's message for customers. Code 1 gives the field's wire name, which means nothing to them.
 * @param message `productPrice: the price has gone up to £45.90`
 * @returns `The price has gone up to £45.90`
 */
export function customerWords(message: string): string {
  const [, field = '', said = ''] = ABOUT_FIELD.exec(message) ?? [];
  if (field === '') return message;
  if (PREDICATE.test(said)) return LABELS[field] ? `${LABELS[field]} ${said}` : FALLBACK;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
