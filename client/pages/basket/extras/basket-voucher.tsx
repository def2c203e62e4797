import { useEffect } from 'react';
import { useKeptVoucher } from '../../../features/voucher/kept-voucher.ts';
import { VoucherField } from '../../../features/voucher/parts/voucher-field.tsx';
import { type BasketRow, basketSum } from '../basket-rows.ts';

interface BasketVoucherProps {
  /** floors and accessories; vouchers don't apply to samples */
  rows: readonly BasketRow[];
  /** called with the voucher's value in pence; 0 without one */
  onValue: (valuePence: number) => void;
}

/** Enters a voucher in the basket; the checkout uses it. */
export function BasketVoucher({ rows, onValue }: BasketVoucherProps) {
  const value = useKeptVoucher()?.valuePence ?? 0;
  useEffect(() => onValue(value), [value, onValue]);
  return <VoucherField goods={basketSum(rows).goods} />;
}
