import { useSearch } from 'wouter';
import { OrderList } from './parts/order-list.tsx';
import { OrderPage } from './parts/order-page.tsx';

/** All orders of the company, or the one in the address. */
export function OrdersPage() {
  const orderId = new URLSearchParams(useSearch()).get('id');
  return orderId ? <OrderPage key={orderId} orderId={orderId} /> : <OrderList />;
}
