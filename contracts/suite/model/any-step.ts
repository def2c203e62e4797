import fc from 'fast-check';
import { addToBasket, changeInBasket, removeFromBasket } from './basket-steps.ts';
import {
  cancelOrder,
  decideOrder,
  deliverPart,
  moveOrder,
  orderBasket,
  orderQuotation,
} from './order-steps.ts';
import {
  beginCardPayment,
  changePayment,
  endCardPayment,
  payFromCredit,
  payInvoice,
  receiveTransfer,
  refund,
} from './payment-steps.ts';
import {
  acceptQuotation,
  answerQuotation,
  changeQuotation,
  copyQuotation,
  declineQuotation,
  deleteQuotation,
  fillBasket,
  makeQuotation,
  refuseQuotation,
  requestQuotation,
} from './quotation-steps.ts';
import { askForReturn, decideReturn, receiveReturn } from './return-steps.ts';
import type { Step } from './step.ts';
import { logOut, passTime, pry, restock } from './world-steps.ts';

const draw = fc.record({
  who: fc.nat({ max: 5 }),
  at: fc.nat({ max: 200 }),
  isWise: fc.nat({ max: 5 }).map((n) => n > 0),
});
const packs = fc.integer({ min: 1, max: 12 });
const fewPacks = fc.integer({ min: 1, max: 3 });
const plots = fc.integer({ min: 1, max: 3 });
const isStale = fc.nat({ max: 5 }).map((n) => n === 5);
const paying = fc.constantFrom('account', 'transfer', 'card', 'account, part by card');
/** Most often all of it, sometimes more. */
const percent = fc.constantFrom(100, 100, 60, 33, 101);
/** A day and an hour, and so on: at no moment at which something ends. */
const hours = fc.constantFrom(25, 97, 193, 769);

/** How often each is drawn. Steps that need others before them are drawn more often than those that can always be made. */
const DRAWN: readonly (readonly [times: number, fc.Arbitrary<Step>])[] = [
  [6, fc.tuple(draw, packs).map((drawn) => addToBasket(...drawn))],
  [2, fc.tuple(draw, packs).map((drawn) => changeInBasket(...drawn))],
  [1, draw.map(removeFromBasket)],
  [6, fc.tuple(draw, fc.boolean(), paying).map((drawn) => orderBasket(...drawn))],
  [3, fc.tuple(draw, paying).map((drawn) => orderQuotation(...drawn))],
  [2, draw.map(cancelOrder)],
  [4, fc.tuple(draw, fc.constantFrom('approve', 'approve', 'decline')).map((drawn) => decideOrder(...drawn))],
  [16, fc.tuple(draw, fc.constantFrom(1, 1, 4)).map((drawn) => moveOrder(...drawn))],
  [3, fc.tuple(draw, fewPacks).map((drawn) => deliverPart(...drawn))],
  [4, fc.tuple(draw, percent).map((drawn) => beginCardPayment(...drawn))],
  [
    4,
    fc
      .tuple(draw, fc.constantFrom('paid', 'paid', 'declined', 'cancelled'))
      .map((drawn) => endCardPayment(...drawn)),
  ],
  [8, fc.tuple(draw, percent).map((drawn) => payFromCredit(...drawn))],
  [2, fc.tuple(draw, fc.constantFrom('account', 'transfer')).map((drawn) => changePayment(...drawn))],
  [3, draw.map(receiveTransfer)],
  [2, fc.tuple(draw, percent).map((drawn) => payInvoice(...drawn))],
  [2, draw.map(refund)],
  [8, fc.tuple(draw, fewPacks).map((drawn) => askForReturn(...drawn))],
  [
    6,
    fc
      .tuple(draw, fc.constantFrom('agreed', 'agreed', 'declined'), fc.boolean())
      .map((drawn) => decideReturn(...drawn)),
  ],
  [6, draw.map(receiveReturn)],
  [2, fc.tuple(draw, fc.boolean(), fewPacks, plots).map((drawn) => makeQuotation(...drawn))],
  [2, fc.tuple(draw, plots, isStale).map((drawn) => changeQuotation(...drawn))],
  [3, draw.map(requestQuotation)],
  [4, fc.tuple(draw, fc.constantFrom(100, 90, 75, 60, 50)).map((drawn) => answerQuotation(...drawn))],
  [1, draw.map(refuseQuotation)],
  [4, fc.tuple(draw, isStale).map((drawn) => acceptQuotation(...drawn))],
  [1, draw.map(declineQuotation)],
  [1, draw.map(copyQuotation)],
  [1, draw.map(deleteQuotation)],
  [2, draw.map(fillBasket)],
  [1, draw.map(logOut)],
  [1, hours.map(passTime)],
  [1, fc.tuple(draw, packs).map((drawn) => restock(...drawn))],
  [2, draw.map(pry)],
];

/** Any steps, for `fc.commands`. */
export const ANY_STEP: fc.Arbitrary<Step>[] = DRAWN.flatMap(([times, drawn]) => Array(times).fill(drawn));
