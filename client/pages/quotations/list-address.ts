import type { PageQuery } from '../../../contracts/site/site-map.ts';
import { parseQuotationState } from '../../features/quotations/quotation-words.ts';
import type { QuotationState } from '../../features/quotations/quotations.api.ts';
import { type ListPlace, readListPlace, readProject, writeListPlace } from '../../lib/list-place.ts';

/** What the list shows, as in its address: `?sts=answered&search=mill&page=2`. */
export interface ListAddress extends ListPlace {
  readonly sts: QuotationState | undefined;
  /** the id of a project; '' for all */
  readonly project: string;
}

export function readListAddress(query: string): ListAddress {
  const given = new URLSearchParams(query);
  return {
    sts: parseQuotationState(given.get('sts')),
    project: readProject(given),
    ...readListPlace(given),
  };
}

export const writeListAddress = ({ sts, project, ...place }: ListAddress): PageQuery => ({
  sts,
  project: project || undefined,
  ...writeListPlace(place),
});
