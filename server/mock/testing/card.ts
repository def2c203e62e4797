import type { BodyOf } from '../../../contracts/api/calls.ts';
import { personByLogin } from '../../../fixtures/people/people.ts';
import { TRADE } from './buy.ts';
import type { TestShop } from './open-shop.ts';

type Items = BodyOf<'/woojiapi/order/insertcardpayment'>['items'];
export type CardNumber = keyof typeof CARDS;

/** The provider's test cards. */
export const CARDS = {
  taken: '4242424242424242',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  slow: '4000000000000259',
  silent: '4000000000001976',
} as const;

const RETURN_URL = 'http://shop.example/Results';

/** Begins a payment by card. @returns the reply, and the provider's page if it has begun */
export async function beginPayment(
  shop: TestShop,
  items: Items,
  { loginName = TRADE, ...options }: { loginName?: string; callserial?: string; returnUrl?: string } = {},
) {
  const { userId } = personByLogin(loginName);
  const { returnUrl = RETURN_URL, ...call } = options;
  const reply = await shop.call(
    '/woojiapi/order/insertcardpayment',
    { userId, items, returnUrl },
    { token: await shop.logIn(loginName), json: true, ...call },
  );
  const { cardPaymentId = '', pageUrl = '' } = reply.body.data ?? {};
  return { reply, cardPaymentId, pageUrl };
}

/** Sends a form of the hosted page as a browser does. @returns the redirect's target; '' without one */
export async function sendForm(url: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await response.body?.cancel();
  return response.headers.get('location') ?? '';
}

/** Pays on the hosted page. */
export const enterCard = (pageUrl: string, card: CardNumber) =>
  sendForm(pageUrl, { number: CARDS[card], expiry: '08/40', code: '123', name: 'Tom Halloran' });

export async function readPayment(shop: TestShop, cardPaymentId: string, loginName = TRADE) {
  const { userId } = personByLogin(loginName);
  const token = await shop.logIn(loginName);
  return await shop.call('/woojiapi/order/qrycardpayment', { userId, cardPaymentId }, { token });
}
