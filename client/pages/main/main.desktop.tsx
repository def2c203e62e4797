import { chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import { useMain } from './use-main.ts';

/** One large tile with four beside it, then the other series in a row. */
export function MainPage() {
  const { tiles, moreTiles, isLoading, categoriesHref, allFloorsHref } = useMain();
  return (
    <Container py="12" display="flex" flexDirection="column" gap="10">
      <chakra.div display="flex" alignItems="flex-end" justifyContent="space-between" gap="8" flexWrap="wrap">
        <PageHeading
          eyebrow="Strictly for trade"
          lead="Wood, vinyl and what goes with it, by series and from stock."
        >
          Products
        </PageHeading>
        <chakra.div display="flex" gap="3">
          <ButtonLink href={categoriesHref} variant="quiet">
            All series
          </ButtonLink>
          <ButtonLink href={allFloorsHref} variant="outline">
            All flooring products
          </ButtonLink>
        </chakra.div>
      </chakra.div>
      <chakra.ul
        listStyle="none"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(4, 1fr)"
        css={{ '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' } }}
      >
        {tiles.map((tile, index) => (
          <li key={tile.href}>
            <PictureTile
              {...tile}
              title={tile.label}
              pending={isLoading}
              fill={index === 0}
              size={index === 0 ? 'lg' : 'md'}
              sizes={index === 0 ? '(min-width: 1280px) 640px, 50vw' : '(min-width: 1280px) 320px, 25vw'}
              eager={index < 3}
            />
          </li>
        ))}
      </chakra.ul>
      <chakra.section display="flex" flexDirection="column" gap="5" aria-labelledby="more-series">
        <chakra.h2 id="more-series" textStyle="heading">
          More series
        </chakra.h2>
        <chakra.ul listStyle="none" display="grid" gap="4" gridTemplateColumns="repeat(5, 1fr)">
          {moreTiles.map((tile) => (
            <li key={tile.href}>
              <PictureTile
                {...tile}
                title={tile.label}
                pending={isLoading}
                sizes="(min-width: 1280px) 250px, 20vw"
              />
            </li>
          ))}
        </chakra.ul>
      </chakra.section>
    </Container>
  );
}
