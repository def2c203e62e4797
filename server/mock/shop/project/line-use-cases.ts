import { MAX_PROJECT_LINES } from '../../../../contracts/domain/project/project-limits.ts';
import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { customerOf, type Handler } from '../../engine/answering/handler.ts';
import { newId } from '../../engine/security/token.ts';
import { checkPacks, checkPrice, orderedProduct, refuseLine } from '../product/check-order.ts';
import { readProduct } from '../product/repository.ts';
import { addLineRow, changeLineRow, listLineRows, listProducts, removeLineRow } from './line-repository.ts';
import { moveLine } from './move-line.ts';
import { ongoingProject, readableProject } from './own-project.ts';
import { expectRoom } from './room-use-cases.ts';

export const addToProject: Handler<'/woojiapi/order/insertprojectproduct'> = async (input, call) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    const finished = "This project is finished, so you can't add to it.";
    const { project_id } = await ongoingProject(db, input.projectId, userId, finished);
    const product = await orderedProduct(db, input, '');
    checkPacks(input, product, '');
    checkPrice(input, product.productPrice, unitText(product.productUnit), '');
    await addLineRow(db, {
      line_id: newId('l'),
      project_id,
      room_id: '',
      product_id: product.productId,
      number: input.number,
      price_pence: product.productPrice,
      main_img: input.mainImg || product.mainImg,
      product_info: input.productInfo ?? '',
      created_at: call.now,
    });
    const lines = await listLineRows(db, project_id);
    if (lines.length > MAX_PROJECT_LINES) {
      refuseLine('', 'projectId', `A project can hold at most ${MAX_PROJECT_LINES} products.`);
    }
    return { resultCode: '0' };
  });
};

export const productsOfProject: Handler<'/woojiapi/order/qryprojectproduct'> = async (
  { projectId },
  call,
) => {
  await readableProject(call.db, projectId, customerOf(call).userId);
  const lines = await listProducts(call.db, [projectId]);
  return {
    resultCode: '0',
    data: lines.map((line) => {
      const product = readProduct(line);
      return {
        lineId: line.line_id,
        roomId: line.room_id,
        productId: product.productId,
        productNo: product.productNo,
        productName: product.productName,
        productSeries: product.productSeries,
        productSurface: product.productSurface,
        specification: product.specification,
        mainImg: line.main_img,
        productPrice: product.productPrice,
        productUnit: product.productUnit,
        number: line.number,
        amount: totalAmount(line.number, product.packSize),
        packSize: product.packSize,
        packWeight: product.packWeight,
        inventoryBalance: line.is_listed === 1 ? product.inventoryBalance : 0,
      };
    }),
  };
};

/** @throws CallFailure "1" when the line or the room has gone from the project */
export const changeProjectProduct: Handler<'/woojiapi/order/updateprojectproduct'> = async (
  { projectId, lineId, number, roomId },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    const lines = await listLineRows(db, projectId);
    const line = lines.find(({ line_id }) => line_id === lineId);
    if (!line) return refuseLine('', 'lineId', 'This product is no longer in the project.');
    const changed = { ...line, number: number ?? line.number };
    if (changed.number !== line.number) await changeLineRow(db, lineId, { number: changed.number });
    if (roomId !== undefined && roomId !== line.room_id) {
      await expectRoom(db, projectId, roomId);
      await moveLine(db, changed, roomId, lines);
    }
    return { resultCode: '0' };
  });
};

export const removeProjectProduct: Handler<'/woojiapi/order/deleteprojectproduct'> = async (
  { projectId, lineId },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    await removeLineRow(db, projectId, lineId);
    return { resultCode: '0' };
  });
};
