import { productFacts } from '../../data/product-facts.ts';
import { CompareTray } from '../../features/compare/compare-tray.tsx';
import { useHref } from '../../state/device.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { FactsSkeleton, FactsTable } from './parts/facts-table.tsx';
import { Gallery } from './parts/gallery.desktop.tsx';
import { GallerySkeleton, OtherRooms } from './parts/gallery-picture.tsx';
import { LowerPlace, OrderPlace, RelatedPlace } from './parts/later-places.tsx';
import { ProductAbsent } from './parts/product-absent.tsx';
import { ProductTitle, TitleSkeleton } from './parts/product-title.tsx';
import { SectionIndex } from './parts/section-index.tsx';
import styles from './product.desktop.module.css';
import { useProductHead } from './product-head.ts';
import { sectionsOf } from './sections.ts';
import { type ProductExtras, useProductExtras } from './use-product-extras.ts';
import { type ProductPageModel, useProductPage } from './use-product-page.ts';

const PICTURES = 4;

export function ProductPage() {
  useProductHead();
  const model = useProductPage();
  const { product, unknown, error } = model;
  const extras = useProductExtras(product);
  const { spec, files } = extras;
  return (
    <Container className={styles.product}>
      {unknown || error ? (
        <ProductAbsent model={model} />
      ) : (
        <>
          <div className={styles.layout}>
            <Crumbs model={model} />
            <div className={styles.pictures}>
              {product ? (
                <>
                  <Gallery
                    key={product.productId}
                    name={product.productName}
                    pictures={galleryPictures(product, PICTURES, spec?.layers)}
                    model={files.find(({ kinds }) => kinds.includes('model3d'))}
                  />
                  <OtherRooms product={product} />
                </>
              ) : (
                <GallerySkeleton />
              )}
            </div>
            <Aside model={model} spec={spec} />
            <div className={styles.details}>
              {product ? (
                <>
                  <SectionIndex sections={sectionsOf(extras)} />
                  <FactsTable facts={productFacts(product)} />
                  <LowerPlace product={product} technicalData="columns" accessories={8} />
                </>
              ) : (
                <FactsSkeleton />
              )}
            </div>
          </div>
          {product && <RelatedPlace product={product} />}
        </>
      )}
      <CompareTray />
    </Container>
  );
}

interface AsideProps {
  model: ProductPageModel;
  spec: ProductExtras['spec'];
}

function Aside({ model: { product, loggedIn, price, retry }, spec }: AsideProps) {
  if (!product)
    return (
      <div className={styles.order}>
        <TitleSkeleton />
      </div>
    );
  return (
    <div className={styles.order}>
      <ProductTitle product={product} />
      <OrderPlace
        loggedIn={loggedIn}
        key={product.productId}
        product={product}
        price={price}
        onRetry={retry}
        wastage={spec?.wastage}
      />
    </div>
  );
}

function Crumbs({ model: { product, listType } }: { model: ProductPageModel }) {
  const href = useHref();
  const crumbs = [
    { label: 'Products', href: href('products') },
    { label: product?.productSeries ?? 'Flooring', href: href('flooring', { type: listType }) },
    ...(product ? [{ label: product.productName }] : []),
  ];
  return <Breadcrumbs crumbs={crumbs} />;
}
