import { beforeEach, describe, expect, it } from 'vitest';
import { ARCHITECT, productFields, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { quotingAs } from '../../testing/quote.ts';
import { floor, restock } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';

const userId = 'u-1001';

describe.each(ENGINES)('orders of a project on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(() => restock(shop));

  const newProject = async (projectName: string) => {
    const project = { projectName, brand: 'Alderline', userId };
    return (await shop.call('/woojiapi/order/insertproject', project, { token })).body.data.projectId;
  };
  const order = async (projectInfo: string) => {
    await fillBasket(shop, TRADE, [floor, 2]);
    const input = await checkoutOf(shop, TRADE, { projectInfo });
    const options = { token, json: true, callserial: newSerial() };
    return (await shop.call('/woojiapi/order/insertorder', input, options)).body.data.orderId;
  };
  const found = async (projectId: string, as = { userId, token }) => {
    const search = { userId: as.userId, pageNo: 1, pageSize: 9, projectId };
    const { body } = await shop.call('/woojiapi/order/qryorders', search, { token: as.token });
    return { ids: body.data.map(({ orderId }) => orderId), total: body.total };
  };
  const projectOf = async (orderId: string) =>
    (await shop.call('/woojiapi/order/qryorderdetail', { userId, orderId }, { token })).body.data.project;

  it('are found by it, and name it', async () => {
    const [lane, yard] = [await newProject('Mill Lane 4'), await newProject('Quay Yard')];
    const ordered = await order(lane);
    await order(yard);
    expect(await found(lane)).toEqual({ ids: [ordered], total: 1 });
    expect(await projectOf(ordered)).toEqual({ projectId: lane, projectName: 'Mill Lane 4' });
  });

  it('are found by each of the projects whose quotations they were placed from', async () => {
    const [lane, yard] = [await newProject('Mill Lane 4'), await newProject('Quay Yard')];
    const quoting = quotingAs(shop, { userId, token });
    const quotationIds = [];
    for (const projectId of [lane, yard]) {
      const product = { projectId, ...productFields(floor, 2) };
      await shop.call('/woojiapi/order/insertprojectproduct', product, { token });
      const made = { source: 'project', projectId, title: 'Ground floor' };
      const { quotationId } = (await quoting.ok('/woojiapi/order/insertquotation', made)).data;
      await quoting.ok('/woojiapi/order/acceptquotation', { quotationId, version: 1, signedBy: 'Tom' });
      quotationIds.push(quotationId);
    }
    const { orderId } = await quoting.ordered(quotationIds, { projectInfo: lane });
    for (const projectId of [lane, yard]) expect((await found(projectId)).ids).toEqual([orderId]);
  });

  it('don’t name an unknown or deleted project', async () => {
    const project = await newProject('Mill Lane 4');
    const ordered = await order(project);
    await shop.db.updateTable('projects').set({ deleted_at: 1 }).where('project_id', '=', project).execute();
    expect(await projectOf(ordered)).toBeUndefined();
    await shop.db
      .updateTable('projects')
      .set({ deleted_at: null, user_id: 'u-1002' })
      .where('project_id', '=', project)
      .execute();
    expect(await projectOf(ordered)).toBeUndefined();
    expect(await projectOf(await order('any words'))).toBeUndefined();
  });

  it('are not found by another company', async () => {
    const project = await newProject('Mill Lane 4');
    await order(project);
    const stranger = { userId: 'u-1002', token: await shop.logIn(ARCHITECT) };
    expect(await found(project, stranger)).toEqual({ ids: [], total: 0 });
  });
});
