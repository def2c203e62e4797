import type { UserRow } from '../database/tables.ts';

const PREFIX = 'closed:';

/** Replaces a closed account's email, which can then be used for another account. It isn't an email, so it can't be used to log in and gets no mail. */
export const closedLoginName = (userId: string) => `${PREFIX}${userId}`;

export const isClosed = (loginName: string) => loginName.startsWith(PREFIX);

/** A person's name for colleagues and our staff. */
export function nameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || 'A former colleague';
}
