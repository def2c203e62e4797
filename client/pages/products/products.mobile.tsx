import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import styles from './products.mobile.module.css';
import { useProductsPage } from './use-products-page.ts';

/** Five tiles, one below the other. */
export function ProductsPage() {
  const { tiles, isLoading, categoriesHref, allFloorsHref } = useProductsPage();
  return (
    <Container className={styles.page}>
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
      <div className={styles.links}>
        <ButtonLink href={categoriesHref} variant="outline" wide>
          All series
        </ButtonLink>
        <ButtonLink href={allFloorsHref} variant="quiet" wide>
          All flooring products
        </ButtonLink>
      </div>
    </Container>
  );
}
