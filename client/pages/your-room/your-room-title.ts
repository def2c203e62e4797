import { type OurRoom, ourRoom } from '../../../contracts/site/our-rooms.ts';
import type { Product } from '../../data/order-line.ts';

/** The room of ours that the address names. */
export const roomIn = (search: string): OurRoom | undefined =>
  ourRoom(new URLSearchParams(search).get('room'));

export function yourRoomTitle({ productName }: Pick<Product, 'productName'>, search: string): string {
  const room = roomIn(search);
  return `${productName} in ${room ? `our ${room.title.toLowerCase()}` : 'your room'}`;
}
