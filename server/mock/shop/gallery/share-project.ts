import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type CallContext, ownCustomer } from '../../engine/answering/handler.ts';
import { toJson } from '../../engine/database/stored-values.ts';
import type { Db } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { addSharedProject, findPictures, productsByNumber, takePictures } from './shared-repository.ts';

type Input = InputOf<'/woojiapi/order/insertprojectexample'>;

/**
 * Stores a finished project for the gallery; our staff look at it before it appears.
 * @throws CallFailure 102 for an unknown picture or another customer's; "1" for a picture that another project has, a number
 * that is not on sale, and without the customer's consent
 */
export async function shareProject(
  input: Input,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/insertprojectexample'>> {
  const { userId } = ownCustomer(call, input);
  const { title, town, content } = trimmedTexts(input);
  if (!input.consent) throw refusal('consent', 'Please agree that we may publish your project.');
  const pictureIds = distinct(input.pictureIds, 'pictureIds', 'Each picture can be used once.');
  const productNos = distinct(input.productNos, 'productNos', 'Name each floor once.');
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
}

const TEXTS = {
  title: 'Please enter a title.',
  town: 'Please enter the town.',
  content: 'Please tell us something about the project.',
} as const;

function trimmedTexts(input: Input): Pick<Input, keyof typeof TEXTS> {
  const read = (field: keyof typeof TEXTS): string => {
    const text = input[field].trim();
    if (text === '') throw refusal(field, TEXTS[field]);
    return text;
  };
  return { title: read('title'), town: read('town'), content: read('content') };
}

function distinct(list: readonly string[], field: string, why: string): readonly string[] {
  const repeated = list.findIndex((value, index) => list.indexOf(value) !== index);
  if (repeated >= 0) throw refusal(`${field}[${repeated}]`, why);
  return list;
}

async function checkFloors(db: Db, productNos: readonly string[]): Promise<void> {
  const known = await productsByNumber(db, productNos);
  const unknown = productNos.findIndex((number) => !known.has(number));
  if (unknown >= 0)
    throw refusal(`productNos[${unknown}]`, `We have no product with the number ${productNos[unknown]}.`);
}

/** An unknown picture is refused like another customer's, so that a stranger can't learn which exist. */
async function checkPictures(db: Db, pictureIds: readonly string[], userId: string): Promise<void> {
  const found = await findPictures(db, pictureIds);
  for (const [index, id] of pictureIds.entries()) {
    const picture = found.get(id);
    if (picture?.user_id !== userId) throw new CallFailure('102');
    if (picture.example_id !== null)
      throw refusal(`pictureIds[${index}]`, 'This picture is in another project already.');
  }
}

const refusal = (field: string, why: string) => new CallFailure('1', why, 200, undefined, field);
