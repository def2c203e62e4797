import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './products.desktop.module.css';
import { useProductsPage } from './use-products-page.ts';

/** One large tile with four beside it, then the other series in a row. */
export function ProductsPage() {
  const { tiles, moreTiles, isLoading, categoriesHref, allFloorsHref } = useProductsPage();
  return (
    <Container className={styles.page}>
      <PageHead
        eyebrow="Strictly for trade"
        title="Products"
        lead="Wood floors, vinyl and accessories, all from stock."
        actions={
          <>
            <ButtonLink href={categoriesHref} variant="quiet">
              All series
            </ButtonLink>
            <ButtonLink href={allFloorsHref} variant="outline">
              All flooring products
            </ButtonLink>
          </>
        }
      />
      <ul className="lead-tiles">
        {tiles.map((tile, index) => (
          <li key={tile.href}>
            <PictureTile
              {...tile}
              title={tile.label}
              pending={isLoading}
              fill={index === 0}
              size={index === 0 ? 'lg' : 'md'}
              sizes={index === 0 ? '47vw' : '23vw'}
              eager={index < 3}
            />
          </li>
        ))}
      </ul>
      <Section title="More series">
        <ul className="tile-row">
          {moreTiles.map((tile) => (
            <li key={tile.href}>
              <PictureTile
                {...tile}
                title={tile.label}
                pending={isLoading}
                sizes="(min-width: 1024px) 19vw, 46vw"
              />
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}
