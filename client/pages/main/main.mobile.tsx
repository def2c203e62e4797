import { chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import { useMain } from './use-main.ts';

/** Five tiles, one below the other. */
export function MainPage() {
  const { tiles, isLoading, categoriesHref, allFloorsHref } = useMain();
  return (
    <Container py="8" display="flex" flexDirection="column" gap="6">
      <PageHeading eyebrow="Strictly for trade">Products</PageHeading>
      <ul className="lead-tiles">
        {tiles.map((tile, index) => (
          <li key={tile.href}>
            <PictureTile
              {...tile}
              title={tile.label}
              pending={isLoading}
              sizes={index === 0 ? '92vw' : '(min-width: 704px) 46vw, 92vw'}
              eager={index < 2}
            />
          </li>
        ))}
      </ul>
      <chakra.div display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap="3">
        <ButtonLink href={categoriesHref} variant="outline" wide>
          All series
        </ButtonLink>
        <ButtonLink href={allFloorsHref} variant="quiet" wide>
          All flooring products
        </ButtonLink>
      </chakra.div>
    </Container>
  );
}
