import { expectThat } from '../judge.ts';
import {
  awaitsCard,
  awaitsTransfer,
  type CardPayment,
  dueOf,
  type Order,
  type Person,
  payableOf,
  type ShopModel,
  surplusOf,
} from './shop-model.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { chosen, type Draw, type Step, step, whoAndWhat } from './step.ts';

const BEGIN = '/woojiapi/order/insertcardpayment';
const READ = '/woojiapi/order/qrycardpayment';
const GIVE_UP = '/woojiapi/order/cancelcardpayment';
const FROM_CREDIT = '/woojiapi/order/insertcreditpayment';
const CHANGE = '/woojiapi/order/updateorderpayment';
const RETURN_URL = 'http://shop.example/Results';

const own =
  (model: ShopModel) =>
  ({ company }: Person) =>
    model.ordersOf(company);
/** A part of what is open, at least a penny; a percent above 100 asks for more than is open. */
const partOf = (pence: number, percent: number) => Math.max(1, Math.floor((pence * percent) / 100));
const itemOf = ({ orderId, invoiceNo }: Order, amountPence: number) =>
  invoiceNo === ''
    ? { kind: 'order', id: orderId, amountPence }
    : { kind: 'invoice', id: invoiceNo, amountPence };

/** Begins a card payment, which ends by a step of its own. */
export const beginCardPayment = (draw: Draw, percent: number): Step =>
  step(
    'begin a card payment',
    (model) => whoAndWhat(model, draw, own(model), (order) => payableOf(order) > model.held(order)),
    async ({ person, what: order }, model, shop) => {
      const pence = partOf(payableOf(order), percent);
      shop.begin('begin a card payment', `${person.name} begins to pay ${pence} of ${order.orderNo} by card`);
      const isTaken = pence <= payableOf(order) - model.held(order);
      const body = { items: [itemOf(order, pence)], returnUrl: RETURN_URL };
      const reply = await shop.act(person, BEGIN, body, isTaken ? '0' : '1');
      if (!isTaken) return [order];
      const { cardPaymentId } = reply.data as { cardPaymentId: string };
      model.pending.push({ cardPaymentId, order, pence });
      return [order];
    },
  );

/** A begun card payment is paid, declined by the bank, or given up. */
export const endCardPayment = (draw: Draw, outcome: 'paid' | 'declined' | 'cancelled'): Step =>
  step(
    'end a card payment',
    ({ pending }) => chosen(pending, draw, () => true),
    async (payment, model, shop) => {
      const { order, cardPaymentId, pence } = payment;
      const { by } = order;
      shop.begin('end a card payment', `the card payment of ${pence} for ${order.orderNo} is ${outcome}`);
      if (outcome === 'cancelled') await shop.ok(by, GIVE_UP, { cardPaymentId });
      else await shop.staff(`POST /card-payments/${cardPaymentId}`, { outcome });
      model.pending.splice(model.pending.indexOf(payment), 1);
      const taken = outcome === 'paid' ? Math.min(pence, dueOf(order)) : 0;
      if (taken > 0) model.takeMoney(order, taken);
      await expectEnded(shop, payment, outcome, outcome === 'paid' ? pence - taken : 0);
      // what it held back may be overdue, and reading the list ends that
      await shop.look(by, '/woojiapi/order/qrytopay');
      return [order, ...model.endLate()];
    },
  );

async function expectEnded(
  shop: ShopUnderTest,
  { order, cardPaymentId }: CardPayment,
  outcome: 'paid' | 'declined' | 'cancelled',
  refundPence: number,
): Promise<void> {
  const { data } = await shop.look(order.by, READ, { cardPaymentId });
  const sts = outcome === 'declined' ? 'failed' : outcome;
  expectThat(data.sts === sts, `a card payment that was ${outcome} is ${data.sts}`);
  expectThat(data.refundPence === refundPence, `${data.refundPence} of a card payment go back`);
}

/** Pays from the company's credit, as far as its account stays within the limit. */
export const payFromCredit = (draw: Draw, percent: number): Step =>
  step(
    'pay from credit',
    (model) => {
      const ofThoseInCredit = (person: Person) =>
        model.credit(person.company).balance > 0 ? own(model)(person) : [];
      return whoAndWhat(model, draw, ofThoseInCredit, (order) => payableOf(order) > 0);
    },
    async ({ person, what: order }, model, shop) => {
      const { company } = person;
      const { balance } = model.credit(company);
      const open = payableOf(order);
      const pence = partOf(Math.min(open, balance), percent);
      shop.begin('pay from credit', `${person.name} pays ${pence} of ${order.orderNo} from credit`);
      const isOnAccount = order.payment === 'account';
      const beside = isOnAccount ? Math.min(pence, Math.max(0, order.card - order.paid)) : pence;
      const isTaken =
        pence <= open - model.held(order) && pence <= balance && beside <= model.creditForOrders(company);
      await shop.act(person, FROM_CREDIT, { items: [itemOf(order, pence)] }, isTaken ? '0' : '1');
      if (!isTaken) return [order];
      const drawn = model.drawCredit(company, pence);
      model.takeMoney(order, pence);
      return [order, ...drawn];
    },
  );

/** Pays an order that waits for a card in another way. */
export const changePayment = (draw: Draw, payment: 'account' | 'transfer'): Step =>
  step(
    'change the payment',
    (model) => whoAndWhat(model, draw, own(model), awaitsCard),
    async ({ person, what: order }, model, shop) => {
      shop.begin('change the payment', `${person.name} pays ${order.orderNo} by ${payment} instead`);
      const onAccount = order.payment === 'account' ? order.total - order.card : 0;
      const isCovered =
        payment === 'transfer' || order.total - order.paid - onAccount <= model.credit(person.company).left;
      const isTaken = awaitsCard(order) && model.held(order) === 0 && isCovered;
      await shop.act(person, CHANGE, { orderId: order.orderId, payment }, isTaken ? '0' : '1');
      if (isTaken) Object.assign(order, { payment, card: 0 });
      return [order];
    },
  );

const mayReceive = (order: Order) => order.approval !== 'waiting' && awaitsTransfer(order);

/** The transfer of an order arrives, all that is open. */
export const receiveTransfer = (draw: Draw): Step =>
  step(
    'receive a transfer',
    ({ orders }) => chosen(orders, draw, mayReceive),
    async (order, model, shop) => {
      shop.begin('receive a transfer', `the transfer for ${order.orderNo} arrives`);
      const call = `POST /orders/${order.orderId}/transfer` as const;
      if (mayReceive(order)) {
        await shop.staff(call);
        model.takeMoney(order, dueOf(order));
      } else await shop.staffMayNot(call);
      return [order];
    },
  );

/** Our staff record money for an invoice. */
export const payInvoice = (draw: Draw, percent: number): Step =>
  step(
    'pay an invoice',
    ({ orders }) => chosen(orders, draw, (order) => order.invoiceNo !== '' && dueOf(order) > 0),
    async (order, _model, shop) => {
      const amountPence = partOf(dueOf(order), percent);
      shop.begin('pay an invoice', `${amountPence} arrive for the invoice of ${order.orderNo}`);
      const call = `POST /orders/${order.orderId}/payment` as const;
      if (order.invoiceNo !== '' && amountPence <= dueOf(order)) {
        await shop.staff(call, { amountPence });
        order.paid += amountPence;
      } else await shop.staffMayNot(call, { amountPence });
      return [order];
    },
  );

/** Our staff pay back what we owe for an order. */
export const refund = (draw: Draw): Step =>
  step(
    'refund an order',
    ({ orders }) => chosen(orders, draw, (order) => surplusOf(order) > 0),
    async (order, _model, shop) => {
      shop.begin('refund an order', `the staff pay back what we owe for ${order.orderNo}`);
      const call = `POST /orders/${order.orderId}/refund` as const;
      if (surplusOf(order) > 0) {
        await shop.staff(call);
        order.paid -= surplusOf(order);
        order.by.company.isRefunded = true;
      } else await shop.staffMayNot(call);
      return [order];
    },
  );
