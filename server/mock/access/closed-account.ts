import type { UserRow } from '../database/tables.ts';

const PREFIX = 'closed:';

/** What a closed account has in place of its email, which is free for another account then. Nobody can log in with it, and no mail goes to it. */
export const closedLoginName = (userId: string) => `${PREFIX}${userId}`;

export const isClosed = (loginName: string) => loginName.startsWith(PREFIX);

/** A person's name, as colleagues and our staff read it. */
export function nameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || 'A former colleague';
}
