import {
  Box,
  Button,
  ChakraProvider,
  defaultSystem,
  Heading,
  Image,
  Link,
  SimpleGrid,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import { type Card, cards } from './cards.ts';

/** The same 24 cards in unchanged Chakra, with its own theme. */
export function ChakraPage() {
  return (
    <ChakraProvider value={defaultSystem}>
      <Box as="main" maxWidth="70rem" marginX="auto" padding="4">
        <Heading as="h1" size="3xl" marginBottom="4">
          Floors
        </Heading>
        <SimpleGrid minChildWidth="18rem" gap="6">
          {cards.map((card, i) => (
            <ChakraCard key={card.name} card={card} eager={i === 0} />
          ))}
        </SimpleGrid>
      </Box>
    </ChakraProvider>
  );
}

function ChakraCard({ card, eager }: { card: Card; eager: boolean }) {
  const [packs, setPacks] = useState(0);
  return (
    <Box as="article">
      <Image
        src={card.picture}
        alt=""
        width="100%"
        height="auto"
        htmlWidth={400}
        htmlHeight={300}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <Heading as="h2" size="lg" marginTop="2">
        <Link href={`#${card.name}`}>{card.name}</Link>
      </Heading>
      <Text marginY="2">{card.words}</Text>
      <Button type="button" onClick={() => setPacks(packs + 1)}>
        Add a pack ({packs})
      </Button>
    </Box>
  );
}
