import { BASKET_LINK_DAYS, BASKET_LINKS_MAX } from '../../../../contracts/site/limits.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import type { BasketLinkRow } from '../../engine/database/tables.ts';
import { newShareId } from '../../engine/security/token.ts';
import { findProducts } from '../product/repository.ts';
import { addLink, findLink, linesToShare, listLinks, removeLink } from './link-repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** @throws CallFailure 1 if there is nothing to share, or there are too many links */
export const shareBasket: Handler<'/woojiapi/order/insertsharedbasket'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const lines = await linesToShare(db, userId);
    if (lines.length === 0) {
      throw refusal('There are no floors or accessories in your basket to share.');
    }
    if ((await listLinks(db, userId, call.now)).length >= BASKET_LINKS_MAX) {
      throw refusal(`You have ${BASKET_LINKS_MAX} links already. Please end one that you no longer need.`);
    }
    const link = {
      share_id: newShareId(),
      user_id: userId,
      lines: toJson(lines),
      created_at: call.now,
      ends_at: call.now + BASKET_LINK_DAYS * DAY_MS,
    };
    await addLink(db, link);
    return { resultCode: '0', data: linkReply(link) };
  });
};

/** @throws CallFailure 1 for an unknown or expired id */
export const readSharedBasket: Handler<'/woojiapi/order/qrysharedbasket'> = async (input, call) => {
  ownCustomer(call, input);
  const link = await findLink(call.db, input.shareId, call.now);
  if (!link) throw refusal('This link has ended. Please ask for a new one.');
  const shared = sharedLines(link);
  const products = await findProducts(
    call.db,
    shared.map(({ productId }) => productId),
  );
  const lines = shared.flatMap(({ productId, number }) => {
    const product = products.get(productId);
    return product ? [{ number, product }] : [];
  });
  return {
    resultCode: '0',
    data: {
      sharedBy: link.first_name,
      endsAt: link.ends_at,
      goneCount: shared.length - lines.length,
      lines,
    },
  };
};

export const readBasketLinks: Handler<'/woojiapi/order/qrysharedbaskets'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const links = await listLinks(call.db, userId, call.now);
  return { resultCode: '0', data: links.map(linkReply) };
};

/** Another user's link is not changed, and the answer doesn't reveal whether it exists. */
export const endBasketLink: Handler<'/woojiapi/order/deletesharedbasket'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  await removeLink(call.db, userId, input.shareId);
  return { resultCode: '0' };
};

const sharedLines = ({ lines }: Pick<BasketLinkRow, 'lines'>) => fromJson(lines);

const linkReply = (link: BasketLinkRow) => ({
  shareId: link.share_id,
  createdAt: link.created_at,
  endsAt: link.ends_at,
  lineCount: sharedLines(link).length,
});

const refusal = (why: string) => new CallFailure('1', why);
