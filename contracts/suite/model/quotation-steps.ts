import type { CallPath } from '../../api/calls.ts';
import type { ResultCode } from '../../api/result-codes.ts';
import { lastDay, mayTake } from '../../domain/quotation/quotation-state.ts';
import { priceBounds } from '../../domain/quotation/quotation-sums.ts';
import { SITE } from '../order-of-basket.ts';
import type { Quotation, ShopModel } from './shop-model.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { chosen, type Draw, nth, type Step, step, whoAndWhat } from './step.ts';

const MAKE = '/woojiapi/order/insertquotation';
const CHANGE = '/woojiapi/order/updatequotation';
const ASK = '/woojiapi/order/requestquotation';
const ACCEPT = '/woojiapi/order/acceptquotation';
const DECLINE = '/woojiapi/order/declinequotation';
const COPY = '/woojiapi/order/copyquotation';
const DELETE = '/woojiapi/order/deletequotation';
const FILL = '/woojiapi/order/insertquotationbasket';
type CustomerStep = Parameters<typeof mayTake>[0];

interface Made {
  readonly quotationId: string;
  readonly quotationNo: string;
}

/** Makes a quotation of the basket, or of some packs of two floors. */
export const makeQuotation = ({ who, at }: Draw, isOfBasket: boolean, packs: number, plots: number): Step =>
  step(
    'make a quotation',
    ({ people }) => nth(people, who),
    async (person, model, shop) => {
      const source = isOfBasket ? 'basket' : 'lines';
      shop.begin('make a quotation', `${person.name} makes a quotation of ${source} for ${plots} plots`);
      const named = [at, at + 1].flatMap((index) => nth(model.products, index) ?? []);
      const lines = named.map(({ productNo }) => ({ productNo, number: packs }));
      const body = { source, title: 'Mill Lane', postCode: SITE.postCode, plots };
      const isMade = !isOfBasket || person.basket.size > 0;
      const asked = isOfBasket ? body : { ...body, lines };
      const reply = await shop.act(person, MAKE, asked, isMade ? '0' : '1');
      if (!isMade) return undefined;
      const made = reply.data as Made;
      model.takeNumber('quotation', made.quotationNo);
      const wanted = isOfBasket
        ? await basketOf(model, shop, person)
        : named.map((product) => ({ product, packs, price: product.price }));
      model.quote({ ...made, by: person, plots, lines: wanted });
      return undefined;
    },
  );

/** The lines of a basket, in the shop's order. */
async function basketOf({ products }: ShopModel, shop: ShopUnderTest, person: Quotation['by']) {
  const { data } = await shop.look(person, '/woojiapi/order/qryshoppingcar');
  return data.flatMap(({ productId }) => {
    const product = products.find((one) => one.productId === productId);
    return product ? [{ product, packs: person.basket.get(product) ?? 0, price: product.price }] : [];
  });
}

interface Asked {
  readonly kind: string;
  readonly path: CallPath;
  readonly body?: object;
  /** left out where the call needs no version */
  readonly version?: (quotation: Quotation) => number;
  readonly step?: CustomerStep;
  /** what is done once more without a change */
  readonly isDone?: (quotation: Quotation, model: ShopModel) => boolean;
  readonly change: (
    quotation: Quotation,
    model: ShopModel,
    reply: Record<string, unknown>,
    person: Quotation['by'],
  ) => void;
}

/** What a customer does with a quotation of their company. */
const customerStep = (draw: Draw, asked: Asked): Step =>
  step(
    asked.kind,
    (model) =>
      whoAndWhat(
        model,
        draw,
        ({ company }) => model.quotationsOf(company),
        (one) => asked.step === undefined || mayTake(asked.step, model.stateOf(one)),
      ),
    async ({ person, what: quotation }, model, shop) => {
      const { quotationId, quotationNo } = quotation;
      shop.begin(asked.kind, `${person.name}: ${asked.kind}, ${quotationNo}`);
      const version = asked.version?.(quotation);
      const body = { quotationId, ...asked.body, ...(version === undefined ? {} : { version }) };
      if (asked.isDone?.(quotation, model)) {
        await shop.ok(person, asked.path, body);
        return undefined;
      }
      const isStep = asked.step === undefined || mayTake(asked.step, model.stateOf(quotation));
      const isNow = version === undefined || version === quotation.version;
      const code: ResultCode = isStep && isNow ? '0' : '1';
      const reply = await shop.act(person, asked.path, body, code);
      if (code === '0') asked.change(quotation, model, reply, person);
      return undefined;
    },
  );

/** @param isStale whether the version is one that was read before the last change */
const versionOf = (isStale: boolean) => (quotation: Quotation) =>
  isStale && quotation.version > 1 ? quotation.version - 1 : quotation.version;
const turn = (quotation: Quotation, sts: Quotation['sts']) =>
  Object.assign(quotation, { sts, version: quotation.version + 1 });

export const changeQuotation = (draw: Draw, plots: number, isStale: boolean): Step =>
  customerStep(draw, {
    kind: 'change a quotation',
    path: CHANGE,
    body: { plots },
    version: versionOf(isStale),
    step: 'change',
    change: (quotation) => Object.assign(turn(quotation, 'draft'), { plots }),
  });

export const requestQuotation = (draw: Draw): Step =>
  customerStep(draw, {
    kind: 'ask for a quotation',
    path: ASK,
    body: { message: 'What is your best price?' },
    version: versionOf(false),
    step: 'request',
    change: (quotation) => turn(quotation, 'requested'),
  });

export const acceptQuotation = (draw: Draw, isStale: boolean): Step =>
  customerStep(draw, {
    kind: 'accept a quotation',
    path: ACCEPT,
    body: { signedBy: 'Tom Halloran' },
    version: versionOf(isStale),
    step: 'accept',
    isDone: (quotation, model) => model.stateOf(quotation) === 'accepted',
    change: (quotation) => turn(quotation, 'accepted'),
  });

export const declineQuotation = (draw: Draw): Step =>
  customerStep(draw, {
    kind: 'decline a quotation',
    path: DECLINE,
    body: { reason: 'The client has stopped' },
    version: versionOf(false),
    step: 'decline',
    isDone: ({ sts }) => sts === 'declined',
    change: (quotation) => turn(quotation, 'declined'),
  });

/** A draft of the same lines at today's prices. */
export const copyQuotation = (draw: Draw): Step =>
  customerStep(draw, {
    kind: 'copy a quotation',
    path: COPY,
    change: ({ lines, plots }, model, reply, person) => {
      const made = reply.data as Made;
      model.takeNumber('quotation', made.quotationNo);
      const atToday = lines.map((line) => ({ ...line, price: line.product.price }));
      model.quote({
        quotationId: made.quotationId,
        quotationNo: made.quotationNo,
        by: person,
        plots,
        lines: atToday,
      });
    },
  });

/** Deletes a draft, also one that has ended. */
export const deleteQuotation = (draw: Draw): Step =>
  step(
    'delete a quotation',
    (model) =>
      whoAndWhat(
        model,
        draw,
        ({ company }) => model.quotationsOf(company),
        ({ sts }) => sts === 'draft',
      ),
    async ({ person, what: quotation }, model, shop) => {
      const { quotationId, quotationNo, sts } = quotation;
      shop.begin('delete a quotation', `${person.name}: delete a quotation, ${quotationNo}`);
      await shop.act(person, DELETE, { quotationId }, sts === 'draft' ? '0' : '1');
      if (sts !== 'draft') return undefined;
      model.quotations.splice(model.quotations.indexOf(quotation), 1);
      await shop.act(person, '/woojiapi/order/qryquotationdetail', { quotationId }, '102');
      return undefined;
    },
  );

/** Puts the packs of all plots into the basket, all or none. */
export const fillBasket = (draw: Draw): Step =>
  step(
    'fill the basket from a quotation',
    (model) =>
      whoAndWhat(
        model,
        draw,
        ({ company }) => model.quotationsOf(company),
        () => true,
      ),
    async ({ person, what: quotation }, model, shop) => {
      const { quotationId, quotationNo, lines, plots } = quotation;
      shop.begin('fill the basket from a quotation', `${person.name} fills the basket from ${quotationNo}`);
      const filled = new Map(person.basket);
      for (const { product, packs } of lines) filled.set(product, (filled.get(product) ?? 0) + packs * plots);
      const added = lines.map(({ product }) => [product, filled.get(product) ?? 0] as const);
      const isEnough = model.isInStock(added);
      await shop.act(person, FILL, { quotationId }, isEnough ? '0' : '1');
      if (isEnough) for (const [product, packs] of filled) person.basket.set(product, packs);
      return undefined;
    },
  );

const isWithStaff = ({ sts }: Quotation) => sts === 'requested' || sts === 'answered';

/** Our staff quote all lines at a percentage of our prices; below the bound it is refused. */
export const answerQuotation = (draw: Draw, percent: number): Step =>
  step(
    'answer a quotation',
    ({ quotations }) => chosen(quotations, draw, isWithStaff),
    async (quotation, model, shop) => {
      const { quotationId, quotationNo, by, version } = quotation;
      shop.begin('answer a quotation', `the staff answer ${quotationNo} at ${percent} %`);
      const { data } = await shop.look(by, '/woojiapi/order/qryquotationdetail', { quotationId });
      const priced = quotation.lines.map((line) => ({
        ...line,
        price: Math.ceil((line.product.price * percent) / 100),
      }));
      const lines = priced.map(({ packs, price, product }) => ({
        lineId: data.lines.find(({ productId }) => productId === product.productId)?.lineId ?? '',
        number: packs,
        pricePence: price,
      }));
      const isAllowed = priced.every(({ price, product }) => price >= priceBounds(product.price).least);
      const call = `POST /quotations/${quotationId}/answer` as const;
      const answer = { version, message: 'Our best', lines };
      if (!isWithStaff(quotation) || !isAllowed) {
        await shop.staffMayNot(call, answer);
        return undefined;
      }
      await shop.staff(call, answer);
      turn(quotation, 'answered');
      quotation.lines = priced;
      quotation.validUntil = lastDay(model.now);
      return undefined;
    },
  );

export const refuseQuotation = (draw: Draw): Step =>
  step(
    'refuse a quotation',
    ({ quotations }) => chosen(quotations, draw, isWithStaff),
    async (quotation, _model, shop) => {
      shop.begin('refuse a quotation', `the staff can't quote for ${quotation.quotationNo}`);
      const call = `POST /quotations/${quotation.quotationId}/decline` as const;
      if (!isWithStaff(quotation)) {
        await shop.staffMayNot(call, { reason: 'Sold out' });
        return undefined;
      }
      await shop.staff(call, { reason: 'Sold out' });
      turn(quotation, 'declined');
      return undefined;
    },
  );
