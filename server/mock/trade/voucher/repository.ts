import { VOUCHER_PENCE } from '../../../../contracts/domain/project/shared-project.ts';
import type { Db, VoucherRow } from '../../engine/database/tables.ts';

/** Days for which a voucher can be used. */
const VOUCHER_DAYS = 365;
const DAY_MS = 24 * 60 * 60_000;

/** Value and expiry of a new voucher for a shared project. */
export function newVoucher(now: number) {
  return { value_pence: VOUCHER_PENCE, created_at: now, ends_at: now + VOUCHER_DAYS * DAY_MS };
}

export async function addVoucher(db: Db, voucher: Omit<VoucherRow, 'order_id'>): Promise<void> {
  await db
    .insertInto('vouchers')
    .values({ ...voucher, order_id: null })
    .execute();
}

/** A voucher of the company, with the number of the order that used it. */
export async function findVoucher(db: Db, code: string, companyId: string) {
  return await db
    .selectFrom('vouchers')
    .leftJoin('orders', 'orders.order_id', 'vouchers.order_id')
    .selectAll('vouchers')
    .select('orders.order_no')
    .where('voucher_code', '=', code)
    .where('vouchers.company_id', '=', companyId)
    .executeTakeFirst();
}

/** @returns false when another order has used it meanwhile */
export async function takeVoucher(db: Db, code: string, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vouchers')
    .set({ order_id: orderId })
    .where('voucher_code', '=', code)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes the voucher of a cancelled order usable again, until it expires. */
export async function returnVoucher(db: Db, orderId: string): Promise<void> {
  await db.updateTable('vouchers').set({ order_id: null }).where('order_id', '=', orderId).execute();
}
