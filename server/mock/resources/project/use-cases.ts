import type { InputOf, ReplyOf } from '../../../../contracts/calls.ts';
import { totalAmount } from '../../../../contracts/rules/packs.ts';
import { unitText } from '../../../../contracts/rules/quantity-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type CallContext, customerOf, ownCustomer } from '../../answering/handler.ts';
import type { Db, ProjectRow } from '../../database/tables.ts';
import { newId } from '../../security/token.ts';
import { checkPacks, checkPrice, orderedProduct, refuseLine } from '../product/check-order.ts';
import { readProduct } from '../product/repository.ts';
import { addProduct, addProject, findProject, listProducts, listProjects } from './repository.ts';

export async function projectsOfUser(
  input: InputOf<'/woojiapi/order/qryprojectbyuserid'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qryprojectbyuserid'>> {
  const { userId } = ownCustomer(call, input);
  const projects = await listProjects(call.db, userId);
  return {
    resultCode: '0',
    data: projects.map(({ project_id, user_id, project_name, sts }) => ({
      projectId: project_id,
      userId: user_id,
      projectName: project_name,
      sts,
    })),
  };
}

/** A new project is Ongoing (docs/product.md, "States"). */
export async function openProject(
  input: InputOf<'/woojiapi/order/insertproject'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/insertproject'>> {
  const { userId } = ownCustomer(call, input);
  const name = input.projectName.trim();
  if (name === '')
    throw new CallFailure('1', 'Please enter the project name.', 400, undefined, 'projectName');
  return await call.once(async (db) => {
    const projectId = newId('j');
    await addProject(db, {
      project_id: projectId,
      user_id: userId,
      project_name: name,
      sts: 'Ongoing',
      created_at: call.now,
    });
    return { resultCode: '0', data: { projectId } };
  });
}

export async function addToProject(
  input: InputOf<'/woojiapi/order/insertprojectproduct'>,
  call: CallContext,
): Promise<{ resultCode: '0' }> {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    const project = await ownProject(db, input.projectId, userId);
    if (project.sts !== 'Ongoing')
      refuseLine('', 'projectId', "This project is finished, so you can't add to it.");
    const product = await orderedProduct(db, input, '');
    checkPacks(input, product, '');
    checkPrice(input, product.productPrice, unitText(product.productUnit), '');
    await addProduct(db, {
      project_id: project.project_id,
      product_id: product.productId,
      number: input.number,
      price_pence: product.productPrice,
      main_img: input.mainImg || product.mainImg,
      product_info: input.productInfo ?? '',
      created_at: call.now,
    });
    return { resultCode: '0' };
  });
}

export async function productsOfProject(
  { projectId }: InputOf<'/woojiapi/order/qryprojectproduct'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qryprojectproduct'>> {
  const { userId } = customerOf(call);
  await ownProject(call.db, projectId, userId);
  const lines = await listProducts(call.db, projectId);
  return {
    resultCode: '0',
    data: lines.map((line) => {
      const { productId, productNo, productName, productPrice, productUnit, packSize, packWeight } =
        readProduct(line);
      return {
        productId,
        productNo,
        productName,
        mainImg: line.main_img,
        productPrice,
        productUnit,
        number: line.number,
        amount: totalAmount(line.number, packSize),
        packSize,
        packWeight,
      };
    }),
  };
}

/** @throws CallFailure 102 for somebody else's project, and for none: a stranger must not learn which ids exist */
async function ownProject(db: Db, projectId: string, userId: string): Promise<ProjectRow> {
  const project = await findProject(db, projectId);
  if (project?.user_id !== userId) throw new CallFailure('102');
  return project;
}
