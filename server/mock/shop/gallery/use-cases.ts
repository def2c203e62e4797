import { CallFailure } from '../../../calls/call-failure.ts';
import { filledText, refuseField, refuseRepeated } from '../../engine/answering/form-fields.ts';
import {
  type CallTable,
  customerOf,
  type Handler,
  ownCustomer,
  type PreparedHandler,
} from '../../engine/answering/handler.ts';
import { takeUpload } from '../../engine/answering/take-upload.ts';
import { toJson } from '../../engine/database/stored-values.ts';
import type { Db } from '../../engine/database/tables.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { remakePicture } from '../../engine/pictures/remake-picture.ts';
import { newId } from '../../engine/security/token.ts';
import { listGallery } from './repository.ts';
import {
  addPicture,
  addSharedProject,
  findPictures,
  makeRoom,
  productsByNumber,
  takePictures,
} from './shared-repository.ts';

const readGallery: PreparedHandler<'/woojiapi/order/qryprojectexamplebysts'> = async (
  { sts, pageNo, pageSize },
  { db },
) => {
  return { resultCode: '0', data: await listGallery(db, sts, pageNo, pageSize) };
};

/** Pictures of one customer without a project; beyond that the oldest is deleted. */
const WAITING_MAX = 24;

/**
 * Re-encodes and stores one picture for a project that is still to be sent.
 * @throws CallFailure "1" for a file that isn't a picture that we can show; with HTTP 429 when too many arrive at once
 */
const uploadPicture: Handler<'/woojiapi/order/uploadexamplepicture'> = async (_input, call) => {
  const { userId } = customerOf(call);
  return takeUpload(call, remakePicture, async (db, picture) => {
    const pictureId = newId('i');
    await addPicture(db, { pictureId, userId, picture, now: call.now });
    await makeRoom(db, userId, WAITING_MAX);
    return { resultCode: '0', data: { pictureId } };
  });
};

/**
 * Stores a finished project for the gallery; our staff look at it before it appears.
 * @throws CallFailure 102 for an unknown picture or another customer's; "1" for a picture that another project has, a number
 * that is not on sale, and without the customer's consent
 */
const shareProject: Handler<'/woojiapi/order/insertprojectexample'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { pictureIds, productNos } = input;
  const title = filledText(input.title, 'title', 'Please enter a title.');
  const town = filledText(input.town, 'town', 'Please enter the town.');
  const content = filledText(input.content, 'content', 'Please tell us something about the project.');
  if (!input.consent) refuseField('consent', 'Please agree that we may publish your project.');
  refuseRepeated(pictureIds, 'pictureIds', 'Each picture can be used once.');
  refuseRepeated(productNos, 'productNos', 'Name each floor once.');
  return await call.once(async (db) => {
    await checkFloors(db, productNos);
    await checkPictures(db, pictureIds, userId);
    const exampleId = newId('g');
    await addSharedProject(db, {
      example_id: exampleId,
      user_id: userId,
      title,
      town,
      content,
      product_nos: toJson(productNos),
      review: 'waiting',
      voucher_code: '',
      created_at: call.now,
    });
    await takePictures(db, exampleId, pictureIds);
    return { resultCode: '0', data: { exampleId } };
  });
};

async function checkFloors(db: Db, productNos: readonly string[]): Promise<void> {
  const known = await productsByNumber(db, productNos);
  const unknown = productNos.findIndex((number) => !known.has(number));
  if (unknown >= 0)
    refuseField(`productNos[${unknown}]`, `We have no product with the number ${productNos[unknown]}.`);
}

/** An unknown picture is refused like another customer's, so that a stranger can't learn which exist. */
async function checkPictures(db: Db, pictureIds: readonly string[], userId: string): Promise<void> {
  const found = await findPictures(db, pictureIds);
  for (const [index, id] of pictureIds.entries()) {
    const picture = found.get(id);
    if (picture?.user_id !== userId) throw new CallFailure('102');
    if (picture.example_id !== null)
      refuseField(`pictureIds[${index}]`, 'This picture is in another project already.');
  }
}

export const galleryCalls = {
  '/woojiapi/order/qryprojectexamplebysts': { preparedBy: readGallery },
  '/woojiapi/order/uploadexamplepicture': {
    handler: uploadPicture,
    limits: [{ per: 'address', calls: 240, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/insertprojectexample': {
    handler: shareProject,
    limits: [
      { per: 'address', calls: 60, withinMs: HOUR_MS },
      { per: 'userId', calls: 20, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
