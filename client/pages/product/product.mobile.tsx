import { productFacts } from '../../data/product-facts.ts';
import { CompareTray } from '../../features/compare/compare-tray.tsx';
import { Container } from '../../ui/container.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { FactsSkeleton, FactsTable } from './parts/facts-table.tsx';
import { Gallery } from './parts/gallery.mobile.tsx';
import { GallerySkeleton, OtherRooms } from './parts/gallery-picture.tsx';
import { LowerPlace, OrderPlace, RelatedPlace } from './parts/later-places.tsx';
import { ProductAbsent } from './parts/product-absent.tsx';
import { ProductTitle, TitleSkeleton } from './parts/product-title.tsx';
import { SectionIndex } from './parts/section-index.tsx';
import styles from './product.mobile.module.css';
import { useProductHead } from './product-head.ts';
import { sectionsOf } from './sections.ts';
import { useProductExtras } from './use-product-extras.ts';
import { useProductPage } from './use-product-page.ts';

const PICTURES = 5;

export function ProductPage() {
  useProductHead();
  const model = useProductPage();
  const { product, unknown, error, loggedIn, price, retry } = model;
  const extras = useProductExtras(product);
  const { spec, files } = extras;
  if (unknown || error)
    return (
      <Container className={styles.absent}>
        <ProductAbsent model={model} />
      </Container>
    );
  if (!product)
    return (
      <Container className={styles.product}>
        <GallerySkeleton />
        <TitleSkeleton />
        <FactsSkeleton />
      </Container>
    );
  return (
    <Container className={styles.product}>
      <div className={styles.head}>
        <div>
          <Gallery
            key={product.productId}
            name={product.productName}
            pictures={galleryPictures(product, PICTURES, spec?.layers)}
            model={files.find(({ kinds }) => kinds.includes('model3d'))}
          />
          <OtherRooms product={product} />
        </div>
        <div className={styles.order}>
          <ProductTitle product={product} />
          <OrderPlace
            loggedIn={loggedIn}
            key={`order ${product.productId}`}
            product={product}
            price={price}
            onRetry={retry}
            wastage={spec?.wastage}
          />
        </div>
        <div className={styles.facts}>
          <SectionIndex sections={sectionsOf(extras)} />
          <FactsTable facts={productFacts(product)} />
        </div>
      </div>
      <LowerPlace product={product} technicalData="disclosures" accessories={4} />
      <RelatedPlace product={product} />
      <CompareTray />
    </Container>
  );
}
