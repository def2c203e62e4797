import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';

/** Says on paper that a very long list isn't whole; to print other products, the user can set filters. */
export function PrintedPart({ count }: { count: number }) {
  return <p>{`The first ${WHOLE_LIST_MAX} of ${count} products. Set filters to print fewer.`}</p>;
}
