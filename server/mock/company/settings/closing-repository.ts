import { sql } from 'kysely';
import { loginKey } from '../../engine/database/login-key.ts';
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

/** Removes projects that are not in the gallery yet, and pictures without a project. */
export async function removeUnpublished(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shared_pictures').where('user_id', '=', userId).where('is_public', '=', 0).execute();
  await db
    .deleteFrom('shared_projects')
    .where('user_id', '=', userId)
    .where('review', '<>', 'approved')
    .execute();
}

/** @param invitedBy only this user's; all of the company's if left out */
export async function removeInvitations(db: Db, companyId: string, invitedBy?: string): Promise<void> {
  let open = db.deleteFrom('invitations').where('company_id', '=', companyId);
  if (invitedBy !== undefined) open = open.where('invited_by', '=', invitedBy);
  await open.execute();
}

export async function emptyBasketAndProjects(db: Db, userId: string): Promise<void> {
  for (const table of ['basket_lines', 'saved_lines', 'basket_links'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  const own = db.selectFrom('projects').select('project_id').where('user_id', '=', userId);
  await db.deleteFrom('project_lines').where('project_id', 'in', own).execute();
  await db.deleteFrom('plans').where('project_id', 'in', own).execute();
  await db.deleteFrom('project_rooms').where('project_id', 'in', own).execute();
  await db.deleteFrom('projects').where('user_id', '=', userId).execute();
}

/** Removes mails to an address, and from its owner to our sales office, including those still to be sent. */
export async function removeMails(db: Db, loginName: string): Promise<void> {
  const theirs = db
    .selectFrom('mails')
    .select('mail_id')
    .where((mail) =>
      mail.or([mail(sql`lower(to_address)`, '=', loginName), mail(sql`lower(reply_to)`, '=', loginName)]),
    );
  await db.deleteFrom('mail_queue').where('mail_id', 'in', theirs).execute();
  await db.deleteFrom('mails').where('mail_id', 'in', theirs).execute();
  await db.deleteFrom('auth_codes').where('login_name', '=', loginKey(loginName)).execute();
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
  await db.deleteFrom('unwanted_mails').where('user_id', '=', userId).execute();
  await db.updateTable('sessions').set({ browser: '' }).where('user_id', '=', userId).execute();
}

/** For a company without people: removes its address book, its logo and all that papers don't need; without orders, everything. */
export async function emptyCompany(db: Db, companyId: string): Promise<void> {
  for (const table of ['addresses', 'company_logos'] as const)
    await db.deleteFrom(table).where('company_id', '=', companyId).execute();
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
