import type { Product } from '../../data/order-line.ts';

export const yourRoomTitle = ({ productName }: Pick<Product, 'productName'>) => `${productName} in your room`;
