import type { PageQuery } from '../../../contracts/site-map.ts';
import { parseQuotationState } from '../../features/quotations/quotation-words.ts';
import type { QuotationState } from '../../features/quotations/quotations.api.ts';
import { type ListPlace, readListPlace, writeListPlace } from '../../lib/list-place.ts';

/** Characters of an id, as the contract takes it. */
const PROJECT_MAX = 40;

/** What the list shows, as in its address: `?sts=answered&search=mill&page=2`. */
export interface ListAddress extends ListPlace {
  readonly sts: QuotationState | undefined;
  /** the id of a project; '' for all */
  readonly project: string;
}

export function readListAddress(query: string): ListAddress {
  const given = new URLSearchParams(query);
  const project = (given.get('project') ?? '').slice(0, PROJECT_MAX);
  return { sts: parseQuotationState(given.get('sts')), project, ...readListPlace(given) };
}

export const writeListAddress = ({ sts, project, ...place }: ListAddress): PageQuery => ({
  sts,
  project: project || undefined,
  ...writeListPlace(place),
});
