import { chakra } from '@chakra-ui/react';

/** What the company says about itself (docs/product.md, "What it is"). */
const CLAIMS = [
  { figure: '20', words: 'years of experience' },
  { figure: '200', words: 'staff' },
  { figure: '30,000 m²', words: 'made a month' },
  { figure: '35,000–45,000 m²', words: 'in stock' },
  { figure: '85', words: 'showroom products' },
];

/** The company in figures: a row on a wide screen, two columns on a phone. */
export function Claims() {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(5, auto)' }}
      justifyContent="space-between"
      columnGap={{ base: '6', lg: '10' }}
      rowGap="5"
      borderTop="1px solid rgb(252 250 246 / 0.28)"
      paddingTop={{ base: '6', lg: '7' }}
    >
      {CLAIMS.map(({ figure, words }) => (
        <chakra.div
          key={words}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          gap="1"
        >
          <chakra.dt textStyle="small" color="bone.200">
            {words}
          </chakra.dt>
          <chakra.dd
            textStyle="figures"
            fontFamily="heading"
            fontSize={{ base: 'xl', lg: '2xl' }}
            lineHeight="1.15"
            color="bone.50"
            margin="0"
          >
            {figure}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
