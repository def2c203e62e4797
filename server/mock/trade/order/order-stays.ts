/** Why an order or a return can't be moved, in words for our staff. */
export class OrderStays extends Error {
  override readonly name = 'OrderStays';
}
