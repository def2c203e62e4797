import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { type CallTable, customerOf, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { takeUpload } from '../../engine/answering/take-upload.ts';
import { bytesOf, type Db } from '../../engine/database/tables.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { remakeLogo } from '../../engine/pictures/remake-picture.ts';
import { companyIdOf, deleteLogo, findLogo, keepLogo } from './repository.ts';

type Reply = ReplyOf<'/woojiapi/user/qrycompanylogo'>;
type Logo = NonNullable<Reply['data']>;

/**
 * Re-encodes a picture and stores it as the logo of the customer's company.
 * @throws CallFailure "1" for a file that isn't a picture that we can print; with HTTP 429 when too many arrive at once
 */
const uploadLogo: Handler<'/woojiapi/user/uploadcompanylogo'> = async (_input, call) => {
  const { userId } = customerOf(call);
  return takeUpload(call, remakeLogo, async (db, logo) => {
    const companyId = await companyIdOf(db, userId);
    await keepLogo(db, companyId, logo, call.now);
    return { resultCode: '0', data: inContract(logo) };
  });
};

/** The logo of the customer's company, if it has one. */
const readLogo: Handler<'/woojiapi/user/qrycompanylogo'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const companyId = await companyIdOf(call.db, userId);
  const logo = await logoOf(call.db, companyId);
  return logo ? { resultCode: '0', data: logo } : { resultCode: '0' };
};

/** The logo for papers; undefined if the company has none. */
export async function logoOf(db: Db, companyId: string): Promise<Logo | undefined> {
  const found = await findLogo(db, companyId);
  return found && inContract({ ...found, png: bytesOf(found.png) });
}

/** Succeeds even if there is none. */
const removeLogo: Handler<'/woojiapi/user/deletecompanylogo'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const companyId = await companyIdOf(db, userId);
    await deleteLogo(db, companyId);
    return { resultCode: '0' };
  });
};

const inContract = ({ png, width, height }: { png: Buffer; width: number; height: number }): Logo => ({
  png: png.toString('base64'),
  width,
  height,
});

export const logoCalls = {
  '/woojiapi/user/uploadcompanylogo': {
    handler: uploadLogo,
    limits: [{ per: 'address', calls: 240, withinMs: HOUR_MS }],
  },
  '/woojiapi/user/qrycompanylogo': { handler: readLogo },
  '/woojiapi/user/deletecompanylogo': { handler: removeLogo },
} satisfies CallTable;
