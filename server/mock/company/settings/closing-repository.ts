import type { Db } from '../../engine/database/tables.ts';

export async function hasColleagues(db: Db, companyId: string, userId: string): Promise<boolean> {
  const colleague = await db
    .selectFrom('users')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '<>', userId)
    .where('review', '=', 'accepted')
    // leaves out people who have closed their account
    .where('password_hash', '<>', '')
    .executeTakeFirst();
  return colleague !== undefined;
}

/** The row stays, because orders refer to it. */
export async function emptyPerson(
  db: Db,
  userId: string,
  closedName: string,
  companyName: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      login_name: closedName,
      login_key: closedName,
      password_hash: '',
      title: '',
      first_name: '',
      last_name: '',
      // without a company, the column has the person's own name
      cust_name: companyName,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Removes what is said of a company without people; it stays where orders refer to it. */
export async function emptyCompany(db: Db, companyId: string): Promise<void> {
  await db
    .updateTable('companies')
    .set({ company_name: '', company_addr: '', post_code: '', company_phone: '', tax_no: '', website: '' })
    .where('company_id', '=', companyId)
    .where((company) =>
      company.not(
        company.exists(
          company.selectFrom('orders').select('order_id').where('orders.company_id', '=', companyId),
        ),
      ),
    )
    .execute();
}

export async function forgetChoices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('unwanted_mails').where('user_id', '=', userId).execute();
}

export async function forgetBrowsers(db: Db, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ browser: '' }).where('user_id', '=', userId).execute();
}
