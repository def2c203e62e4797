import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatPence } from '../../contracts/rules/money.ts';
import { Skeleton } from './skeleton.tsx';

interface PriceProps extends HTMLChakraProps<'span'> {
  pence: number | undefined;
  /** the unit that the price is for, e.g. `m²` */
  per?: string;
  /** loading: the space is kept */
  pending?: boolean;
}

/** An amount of money, with figures of equal width and a fixed space. */
export function Price({ pence, per, pending = false, ...props }: PriceProps) {
  return (
    <chakra.span
      textStyle="figures"
      display="inline-flex"
      alignItems="baseline"
      gap="1"
      minWidth={per ? '7.5em' : '4.5em'}
      minHeight="1.5em"
      whiteSpace="nowrap"
      {...props}
    >
      {pending ? (
        <Skeleton width="full" height="1em" alignSelf="center" />
      ) : (
        <>
          {formatPence(pence)}
          {per && pence !== undefined && (
            <chakra.span fontSize="0.8em" fontWeight="normal" color="fg.muted">
              / {per}
            </chakra.span>
          )}
        </>
      )}
    </chakra.span>
  );
}
