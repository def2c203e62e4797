import { useEffect } from 'react';
import { useKeptVoucher } from '../../../features/voucher/kept-voucher.ts';
import { VoucherField } from '../../../features/voucher/parts/voucher-field.tsx';
import { type BasketRow, basketSum } from '../basket-rows.ts';

interface BasketVoucherProps {
  /** floors and accessories: no voucher comes off samples */
  rows: readonly BasketRow[];
  /** tells the page what the voucher is worth, in pence; 0 without one */
  onValue: (valuePence: number) => void;
}

/** Enters a voucher in the basket; the checkout has it then. */
export function BasketVoucher({ rows, onValue }: BasketVoucherProps) {
  const value = useKeptVoucher()?.valuePence ?? 0;
  useEffect(() => onValue(value), [value, onValue]);
  return <VoucherField goods={basketSum(rows).goods} />;
}
