import { Container } from '../../ui/container.tsx';
import { GallerySkeleton, TitleSkeleton } from './parts/detail-skeleton.tsx';
import { FactsTable } from './parts/facts-table.tsx';
import { FileList } from './parts/file-list.tsx';
import { Gallery } from './parts/gallery.mobile.tsx';
import { NeighbourRow } from './parts/neighbour-row.tsx';
import { OrderPanel, type RenderActions } from './parts/order-panel.tsx';
import { ProductAbsent } from './parts/product-absent.tsx';
import { ProductTitle } from './parts/product-title.tsx';
import { VisitorPanel } from './parts/visitor-panel.tsx';
import { galleryPictures, productFacts, productFiles } from './product-facts.ts';
import { useProductDetail } from './use-product-detail.ts';

const PICTURES = 5;

export function ProductDetailPage({ renderActions }: { renderActions?: RenderActions }) {
  const model = useProductDetail();
  const { product, unknown, error, loggedIn, priceKnown, neighbours } = model;
  if (unknown || error)
    return (
      <Container py="8">
        <ProductAbsent model={model} />
      </Container>
    );
  if (!product)
    return (
      <Container paddingTop="4" paddingBottom="12" display="flex" flexDirection="column" gap="7">
        <GallerySkeleton />
        <TitleSkeleton />
      </Container>
    );
  const files = productFiles(product);
  return (
    <Container paddingTop="4" paddingBottom="12" display="flex" flexDirection="column" gap="7">
      <Gallery
        key={product.productId}
        name={product.productName}
        pictures={galleryPictures(product, PICTURES)}
        model={files.find(({ fileName }) => product.model3d.endsWith(fileName))}
      />
      <ProductTitle product={product} />
      {loggedIn ? (
        <OrderPanel
          key={`order ${product.productId}`}
          product={product}
          priceKnown={priceKnown}
          vatAtFirst={false}
          renderActions={renderActions}
        />
      ) : (
        <VisitorPanel />
      )}
      <FactsTable facts={productFacts(product)} />
      <FileList files={files} />
      <NeighbourRow products={neighbours} columns={2} sizes="50vw" />
    </Container>
  );
}
