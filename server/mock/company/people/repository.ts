import type { CompanyRoleRow, Db, InvitationRow, UserRow } from '../../engine/database/tables.ts';

export async function setRole(db: Db, row: CompanyRoleRow): Promise<void> {
  const { company_role, order_limit_pence } = row;
  await db
    .insertInto('company_roles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ company_role, order_limit_pence }))
    .execute();
}

/** Newest first. */
export async function listInvitations(db: Db, companyId: string): Promise<InvitationRow[]> {
  return await db
    .selectFrom('invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sent_at', 'desc')
    .orderBy('invitation_id')
    .execute();
}

/** @returns false, and nothing written, when the company has invited this email already */
export async function addInvitation(db: Db, invitation: InvitationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns the renewed invitation; undefined when the company has none with this id */
export async function renewInvitation(
  db: Db,
  companyId: string,
  invitationId: string,
  fresh: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'ends_at'>,
): Promise<InvitationRow | undefined> {
  return await db
    .updateTable('invitations')
    .set(fresh)
    .where('invitation_id', '=', invitationId)
    .where('company_id', '=', companyId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the removed invitation; undefined if it has gone, so that of two acceptances only one succeeds */
export async function takeInvitation(db: Db, invitationId: string): Promise<InvitationRow | undefined> {
  return await db
    .deleteFrom('invitations')
    .where('invitation_id', '=', invitationId)
    .returningAll()
    .executeTakeFirst();
}

/** An open invitation by its token's hash, with its company and sender. */
export async function findByToken(db: Db, tokenHash: string, now: number) {
  return await db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.company_id', 'invitations.company_id')
    .innerJoin('users as owner', 'owner.user_id', 'invitations.invited_by')
    .selectAll('invitations')
    .select([
      'companies.company_name',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner.login_name as owner_login_name',
      'owner.user_type',
      'owner.cust_name',
      'owner.cust_no',
    ])
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** @returns false, and nothing written, when the email has an account already */
export async function addPerson(db: Db, user: UserRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends the login of a person who has left; their name stays on their orders. */
export async function endLogin(db: Db, userId: string, closedName: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ login_name: closedName, login_key: closedName, password_hash: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** The invitations that a user has sent and that are not accepted yet, oldest first. */
export async function listInvitedBy(db: Db, userId: string): Promise<InvitationRow[]> {
  return await db
    .selectFrom('invitations')
    .selectAll()
    .where('invited_by', '=', userId)
    .orderBy('sent_at')
    .orderBy('invitation_id')
    .execute();
}

/** @param invitedBy only this user's; all of the company's if left out */
export async function removeInvitations(db: Db, companyId: string, invitedBy?: string): Promise<void> {
  let open = db.deleteFrom('invitations').where('company_id', '=', companyId);
  if (invitedBy !== undefined) open = open.where('invited_by', '=', invitedBy);
  await open.execute();
}
