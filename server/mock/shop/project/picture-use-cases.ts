import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { MAX_PROJECT_PICTURES } from '../../../../contracts/domain/project/project-limits.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { customerOf, type Handler } from '../../engine/answering/handler.ts';
import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import type { Db } from '../../engine/database/tables.ts';
import { sizeOfPlainWebp } from '../../engine/pictures/picture-bytes.ts';
import { findProducts } from '../product/repository.ts';
import { ongoingProject, readableProject } from './own-project.ts';
import {
  addPicture,
  keptPicture,
  listPictures,
  namesOfProducts,
  removePicture,
  renamePicture,
  takeWaiting,
} from './picture-repository.ts';

export type ProjectPicture = components['schemas']['ProjectPicture'];

/**
 * Keeps an uploaded picture with the customer's own project.
 * @throws CallFailure 102 unless the customer has uploaded the picture and it is still unused; "1" for a project that is finished or full,
 * and for a floor that is not on sale or named twice
 */
export const keepProjectPicture: Handler<'/woojiapi/order/insertprojectpicture'> = async (
  { projectId, pictureId, productIds, title = '' },
  call,
) => {
  const { userId } = customerOf(call);
  if (new Set(productIds).size < productIds.length) refuseField('productIds', 'Name each floor once.');
  return await call.once(async (db) => {
    const finished = "This project is finished, so you can't add to it.";
    await ongoingProject(db, projectId, userId, finished);
    const pictures = await listPictures(db, projectId);
    // sent again with another title after the reply was lost
    if (pictures.some(({ picture_id }) => picture_id === pictureId)) {
      await renamePicture(db, pictureId, title.trim());
      return { resultCode: '0' };
    }
    if (pictures.length >= MAX_PROJECT_PICTURES)
      refuseField('projectId', `A project can keep at most ${MAX_PROJECT_PICTURES} pictures.`);
    const floors = await findProducts(db, productIds);
    if (floors.size < productIds.length) refuseField('productIds', 'This product is no longer available.');
    const picture = await takeWaiting(db, userId, pictureId);
    if (!picture) throw new CallFailure('102');
    await addPicture(db, {
      picture_id: pictureId,
      project_id: projectId,
      product_ids: toJson(productIds),
      title: title.trim(),
      ...sizeOfPlainWebp(picture.large),
      ...picture,
      created_at: call.now,
    });
    return { resultCode: '0' };
  });
};

export const picturesOfProject: Handler<'/woojiapi/order/qryprojectpictures'> = async (
  { projectId },
  call,
) => {
  await readableProject(call.db, projectId, customerOf(call).userId);
  return { resultCode: '0', data: await projectPictures(call.db, projectId) };
};

/** The pictures of a project that the caller may see. */
export async function projectPictures(db: Db, projectId: string): Promise<ProjectPicture[]> {
  const rows = await listPictures(db, projectId);
  const names = await namesOfProducts(
    db,
    rows.flatMap(({ product_ids }) => fromJson(product_ids)),
  );
  return rows.map(({ picture_id, product_ids, title, width, height }) => ({
    pictureId: picture_id,
    title,
    width,
    height,
    floors: fromJson(product_ids).flatMap((id) => names.get(id) ?? []),
  }));
}

/** @throws CallFailure 102 for a picture that is not of this project, and for one of another company */
export const downloadProjectPicture: Handler<'/woojiapi/order/downloadprojectpicture'> = async (
  { projectId, pictureId, size },
  call,
) => {
  await readableProject(call.db, projectId, customerOf(call).userId);
  const bytes = await keptPicture(call.db, projectId, pictureId, size);
  if (!bytes) throw new CallFailure('102');
  return new MadeFile('picture.webp', bytes);
};

/** @throws CallFailure "1" when the picture has gone from the project */
export const renameProjectPicture: Handler<'/woojiapi/order/updateprojectpicture'> = async (
  { projectId, pictureId, title },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    const pictures = await listPictures(db, projectId);
    if (!pictures.some(({ picture_id }) => picture_id === pictureId))
      refuseField('pictureId', 'This picture is no longer in the project.');
    await renamePicture(db, pictureId, title.trim());
    return { resultCode: '0' };
  });
};

export const removeProjectPicture: Handler<'/woojiapi/order/deleteprojectpicture'> = async (
  { projectId, pictureId },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    await removePicture(db, projectId, pictureId);
    return { resultCode: '0' };
  });
};
