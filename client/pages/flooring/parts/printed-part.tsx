import { countText } from '../../../../contracts/domain/number/notation.ts';

interface PrintedPartProps {
  printed: number;
  /** how many there are */
  count: number;
}

/** Says on paper that a very long list isn't whole; to print other products, the user can set filters. */
export function PrintedPart({ printed, count }: PrintedPartProps) {
  return <p>{`The first ${printed} of ${countText(count, 'product')}. Set filters to print fewer.`}</p>;
}
