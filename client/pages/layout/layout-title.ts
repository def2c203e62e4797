import type { Product } from '../../data/order-line.ts';

export const layoutTitle = ({ productName }: Pick<Product, 'productName'>) => `Layout of ${productName}`;
