import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import styles from './main.mobile.module.css';
import { useMain } from './use-main.ts';

/** Five tiles, one below the other. */
export function MainPage() {
  const { tiles, isLoading, categoriesHref, allFloorsHref } = useMain();
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
