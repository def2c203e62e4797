import { chakra } from '@chakra-ui/react';
import { countText } from '../list-view.ts';
import type { FlooringModel } from '../use-flooring.ts';

/** How many products show; announced politely when that changes. */
export function ResultCount({ model: { reading, view } }: { model: FlooringModel }) {
  return (
    <chakra.p
      role="status"
      textStyle="small"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      minHeight="1.5em"
    >
      {reading.state === 'ready' ? countText(view.count) : ''}
    </chakra.p>
  );
}
