import type { InputOf } from '../../contracts/api/calls.ts';
import { WHOLE_LIST_MAX } from '../../contracts/site/limits.ts';
import type { LIST_PAGE } from '../../contracts/site/page-calls.ts';
import { brandName } from '../lib/api-client.ts';

type PageInput = InputOf<typeof LIST_PAGE>;

/** Products by their ids, or by their numbers as they are typed. */
export type NamedProducts = Pick<PageInput, 'productIds'> | Pick<PageInput, 'productNos'>;

/** Asks for a few products of a long shop. */
export const namedInput = (named: NamedProducts): PageInput => ({
  ...named,
  pageSize: WHOLE_LIST_MAX,
  brand: brandName(),
});

/** Asks for the first products of a list, without what its filters offer. */
export const firstOf = (
  list: Omit<PageInput, 'pageSize' | 'brand' | 'cursor'>,
  pageSize: number,
): PageInput => ({
  ...list,
  cursor: '0',
  pageSize,
  brand: brandName(),
});
