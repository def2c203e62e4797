import { seriesNamed } from '../../../contracts/domain/product/series.ts';
import { href } from '../../../contracts/site/site-map.ts';
import type { Product } from '../../data/order-line.ts';
import type { PublicSite, StructuredData } from '../../data/page-needs.ts';
import { productHead } from './product-head.ts';

/** A product and its breadcrumbs. Prices are for trade customers, so there is no offer. */
export function productStructuredData(product: Product, { brand, absolute }: PublicSite): StructuredData[] {
  const { productId, productNo, productName, productSeries, treeType, productColor } = product;
  const listType = seriesNamed(productSeries)?.menu?.listType;
  const url = absolute(href('product', 'desktop', { id: productId }));
  const { description = '' } = productHead(product);
  const pictures = [product.mainImg, product.img1, product.img2, product.img3, product.img4, product.img5];
  const trail = [
    { name: 'Products', item: absolute(href('products', 'desktop')) },
    { name: productSeries, item: absolute(href('flooring', 'desktop', { type: listType })) },
    { name: productName, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: productName,
      sku: productNo,
      url,
      description,
      category: productSeries,
      ...(treeType ? { material: treeType } : {}),
      ...(productColor ? { color: productColor } : {}),
      image: [...new Set(pictures)].filter((picture) => picture).map((picture) => absolute(picture ?? '')),
      brand: { '@type': 'Brand', name: brand },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
