import type { components } from '../../api/generated/woojiapi.ts';
import { creditLeft, creditTaken } from '../../domain/money/credit.ts';
import { expectThat } from '../judge.ts';
import {
  awaitsCard,
  costOfPacks,
  dueOf,
  type Order,
  type Person,
  payableOf,
  type Quotation,
  returnableOf,
  type ShopModel,
  sumsOf,
  surplusOf,
} from './shop-model.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { strangersOf } from './strangers.ts';

type Schemas = components['schemas'];

const VAT_PERCENT = 20;
const READING = '/woojiapi/order/qry';
const PAGE = { pageNo: 1, pageSize: 100 };

/** Compares what a shop says of something with what the model says, field by field. */
function expectSame<T extends object>(what: string, shop: T, model: T): void {
  for (const key of Object.keys(model) as (keyof T & string)[]) {
    const [is, due] = [JSON.stringify(shop[key]), JSON.stringify(model[key])];
    expectThat(is === due, `${what}: ${key} is ${is} where ${due} is due`);
  }
}

/** What must hold after each step: the orders that it may have changed, the stock, and the companies' credit. */
export async function checkAfterStep(
  model: ShopModel,
  shop: ShopUnderTest,
  changed: readonly Order[],
): Promise<void> {
  if (changed.length > 0) await checkStock(model, shop);
  const companies = new Set(changed.map(({ by }) => by.company));
  for (const company of companies) await checkCredit(model, shop, personOf(model, company));
  for (const order of changed) await checkOrder(shop, order);
}

async function checkStock(model: ShopModel, shop: ShopUnderTest): Promise<void> {
  const { products } = await shop.show('/catalogue');
  for (const { productId, productNo, stock } of model.products) {
    const packs = products.find((product) => product.productId === productId)?.inventoryBalance ?? 0;
    expectThat(packs >= 0, `${productNo}: ${packs} packs in stock`);
    expectThat(packs === stock, `${productNo}: ${packs} packs in stock where ${stock} are due`);
  }
}

/** What must hold at the end: all papers and baskets agree with the model, and no one sees or changes what belongs to another company. */
export async function checkWhole(model: ShopModel, shop: ShopUnderTest): Promise<void> {
  await checkStock(model, shop);
  await checkAfterStep(model, shop, model.orders);
  for (const quotation of model.quotations) await checkQuotation(model, shop, quotation);
  for (const person of model.people) await checkBasket(shop, person);
  for (const company of model.companies) {
    const person = personOf(model, company);
    await checkLists(model, shop, person);
    await checkInvoices(model, shop, person);
    await checkToPay(model, shop, person);
  }
  for (const company of model.companies) {
    const stranger = personOf(model, company);
    const calls = strangersOf(model, stranger);
    // of what changes something, each call once
    const newest = new Map(calls.map((call) => [call.path, call]));
    for (const call of calls)
      if (call.path.startsWith(READING) || newest.get(call.path) === call)
        await shop.act(stranger, call.path, call.body, '102');
  }
}

function personOf(model: ShopModel, company: Person['company']): Person {
  const person = model.people.find((one) => one.company === company);
  if (!person) throw new Error(`nobody is of ${company.name}`);
  return person;
}

async function checkCredit(model: ShopModel, shop: ShopUnderTest, person: Person): Promise<void> {
  const { company } = person;
  const { data } = await shop.look(person, '/woojiapi/order/qrycheckout');
  const { open, balance, left, taken } = model.credit(company);
  const due = { limitPence: company.limit, openPence: open, creditPence: balance };
  expectSame(`credit of ${company.name}`, data.credit, due);
  expectThat(creditLeft(data.credit) === left, `credit of ${company.name}: not what is left`);
  expectThat(
    company.isRefunded || creditTaken(data.credit) + left === company.limit,
    `credit of ${company.name}: ${taken} taken of ${company.limit}`,
  );
}

/** An order is as the model has it, and its sums follow from its lines. */
async function checkOrder(shop: ShopUnderTest, order: Order): Promise<void> {
  const { orderNo } = order;
  const { data } = await shop.look(order.by, '/woojiapi/order/qryorderdetail', { orderId: order.orderId });
  const { goods, vat, total } = sumsOf(
    data.lines.map(({ linePence }) => linePence),
    data.deliveryPence,
  );
  expectSame<Partial<Schemas['Order']>>(`${orderNo} by its lines`, data, {
    goodsPence: goods,
    vatPercent: VAT_PERCENT,
    vatPence: vat,
    totalPence: total,
  });
  expectSame<Partial<Schemas['Order']>>(orderNo, data, {
    orderNo,
    sts: order.sts,
    payment: order.payment,
    deliveryPence: order.delivery,
    totalPence: order.total,
    duePence: dueOf(order),
    surplusPence: surplusOf(order),
    creditedPence: order.credited,
    mayCancel: order.sts === 'received' || order.sts === 'confirmed' ? 1 : 0,
  });
  const cardPence = awaitsCard(order) ? order.card - order.paid : 0;
  expectSame(orderNo, { cardPence: data.cardPence ?? 0 }, { cardPence });
  const approval = data.approval?.sts ?? '';
  expectThat(
    approval === order.approval,
    `${orderNo}: its approval is "${approval}", not "${order.approval}"`,
  );
  expectThat(data.lines.length === order.lines.length, `${orderNo}: ${data.lines.length} lines`);
  for (const line of order.lines) {
    const found = data.lines.find(({ lineId }) => lineId === line.lineId);
    expectThat(found !== undefined, `${orderNo}: a line is missing`);
    const { product, packs, price } = line;
    expectSame<Partial<Schemas['OrderLine']>>(`${orderNo}, ${product.productNo}`, found, {
      number: packs,
      productPrice: price,
      linePence: costOfPacks(product, packs, price),
      delivered: line.delivered,
      mayReturn: returnableOf(order, line),
    });
  }
  for (const back of order.returns) {
    const found = data.returns.find(({ returnId }) => returnId === back.returnId);
    expectThat(found !== undefined, `${orderNo}: ${back.returnNo} is missing`);
    expectSame<Partial<Schemas['OrderReturn']>>(back.returnNo, found, {
      sts: back.sts,
      isCharged: back.isCharged ? 1 : 0,
      creditNo: back.creditNo,
      creditPence: back.credit,
    });
  }
  expectThat(order.credited <= order.total, `${orderNo}: more is credited than it came to`);
}

async function checkQuotation(model: ShopModel, shop: ShopUnderTest, quotation: Quotation): Promise<void> {
  const { quotationNo, quotationId, lines, plots, version } = quotation;
  const { data } = await shop.look(quotation.by, '/woojiapi/order/qryquotationdetail', { quotationId });
  const costs = lines.map(({ product, packs, price }) => costOfPacks(product, packs * plots, price));
  const { goods, vat, total } = sumsOf(costs, data.deliveryPence);
  expectSame<Partial<Schemas['Quotation']>>(quotationNo, data, {
    quotationNo,
    sts: model.stateOf(quotation),
    version,
    plots,
    goodsPence: goods,
    vatPence: vat,
    totalPence: total,
    orderId: quotation.order?.orderId ?? '',
  });
  const quoted = data.lines.map((line) => [
    line.productNo,
    line.totalNumber,
    line.productPrice,
    line.linePence,
  ]);
  const due = lines.map(({ product, packs, price }, at) => [
    product.productNo,
    packs * plots,
    price,
    costs[at],
  ]);
  expectSame(`${quotationNo}, lines`, quoted, due);
}

async function checkBasket(shop: ShopUnderTest, person: Person): Promise<void> {
  const { data } = await shop.look(person, '/woojiapi/order/qryshoppingcar');
  const held = new Map(data.map(({ productNo, number }) => [productNo, number]));
  expectThat(held.size === person.basket.size, `basket of ${person.name}: ${held.size} lines`);
  for (const [{ productNo }, packs] of person.basket)
    expectSame(`basket of ${person.name}`, { [productNo]: held.get(productNo) }, { [productNo]: packs });
}

async function checkLists(model: ShopModel, shop: ShopUnderTest, person: Person): Promise<void> {
  const orders = await shop.look(person, '/woojiapi/order/qryorders', PAGE);
  expectListed(
    orders.data.map(({ orderNo }) => orderNo),
    model.ordersOf(person.company).map(({ orderNo }) => orderNo),
  );
  expectCounted(
    'orders',
    orders.counts,
    model.ordersOf(person.company).map(({ sts }) => sts),
  );
  const quotations = await shop.look(person, '/woojiapi/order/qryquotations', PAGE);
  expectListed(
    quotations.data.map(({ quotationNo }) => quotationNo),
    model.quotationsOf(person.company).map(({ quotationNo }) => quotationNo),
  );
  expectCounted(
    'quotations',
    quotations.counts,
    model.quotationsOf(person.company).map((quotation) => model.stateOf(quotation)),
  );
}

/** Where a shop counts what is in each state, it counts as the model does. */
function expectCounted(what: string, counts: object | undefined, states: readonly string[]): void {
  if (!counts) return;
  const due: Record<string, number> = { all: states.length };
  for (const state of states) due[state] = (due[state] ?? 0) + 1;
  expectSame(`${what} in each state`, counts as Record<string, number>, due);
}

function expectListed(numbers: string[], due: string[]): void {
  const [is, must] = [numbers.sort().join(), due.sort().join()];
  expectThat(is === must, `listed are ${is} where ${must} are due`);
}

async function checkInvoices(model: ShopModel, shop: ShopUnderTest, person: Person): Promise<void> {
  const invoiced = model.ordersOf(person.company).filter(({ invoiceNo }) => invoiceNo !== '');
  const { data, openPence, creditPence } = await shop.look(person, '/woojiapi/order/qryinvoices', PAGE);
  expectThat(data.length === invoiced.length, `${data.length} invoices where ${invoiced.length} are due`);
  for (const order of invoiced) {
    const found = data.find(({ orderId }) => orderId === order.orderId);
    expectThat(found !== undefined, `${order.invoiceNo}: is not listed`);
    expectSame<Partial<Schemas['Invoice']>>(order.invoiceNo, found, {
      invoiceNo: order.invoiceNo,
      totalPence: order.total,
      paidPence: order.paid,
      creditedPence: order.credited,
      duePence: dueOf(order),
    });
    const credits = found.credits.reduce((sum, { totalPence }) => sum + totalPence, 0);
    expectThat(credits === order.credited, `${order.invoiceNo}: credit notes of ${credits}`);
  }
  const open = invoiced.reduce((sum, order) => sum + dueOf(order), 0);
  const { balance } = model.credit(person.company);
  expectSame('invoices', { openPence, creditPence }, { openPence: open, creditPence: balance });
}

async function checkToPay(model: ShopModel, shop: ShopUnderTest, person: Person): Promise<void> {
  const { data } = await shop.look(person, '/woojiapi/order/qrytopay');
  const orders = model.ordersOf(person.company).filter((order) => payableOf(order) > 0);
  const items = new Map(data.items.map((item) => [item.orderId, item]));
  expectThat(items.size === orders.length, `${items.size} orders to pay where ${orders.length} are due`);
  for (const order of orders)
    expectSame<Partial<Schemas['ToPayItem']>>(`${order.orderNo} to pay`, items.get(order.orderId) ?? {}, {
      openPence: payableOf(order),
      pendingPence: Math.min(payableOf(order), model.held(order)),
    });
  const forOrdersPence = model.creditForOrders(person.company);
  expectSame('to pay', { forOrdersPence: data.forOrdersPence ?? 0 }, { forOrdersPence });
}
