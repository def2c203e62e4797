import { chakra } from '@chakra-ui/react';

/** The first screen says who the shop is for (docs/product.md, "What it is"). */
export function Statement() {
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '4', lg: '6' }} maxWidth="44rem">
      <chakra.h1 textStyle="display" tabIndex={-1} data-page-focus="" color="bone.50">
        Strictly for trade
      </chakra.h1>
      <chakra.p textStyle="lead" color="bone.200" maxWidth="34rem">
        Engineered and solid wood, parquet, vinyl and accessories for architects, contractors and developers.
        Sold by the pack, from stock.
      </chakra.p>
    </chakra.div>
  );
}
