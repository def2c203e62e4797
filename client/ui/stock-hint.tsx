import { chakra } from '@chakra-ui/react';
import { type StockLevel, stockText } from '../lib/stock-text.ts';

const DOT: Record<StockLevel, string> = { plenty: 'success', few: 'warning', none: 'danger' };

/** The stock level in words; the dot never says anything that they don't. */
export function StockHint({ packs }: { packs: number }) {
  const { level, text } = stockText(packs);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
      <chakra.span
        aria-hidden="true"
        width="1.5"
        height="1.5"
        borderRadius="full"
        flexShrink={0}
        bg={DOT[level]}
      />
      <chakra.span textStyle="figures">{text}</chakra.span>
    </chakra.span>
  );
}
