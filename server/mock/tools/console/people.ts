import { Router } from 'express';
import type { ConsoleReplies, PersonRow, SessionRow } from '../../../../contracts/api/mock-console.ts';
import { loginInfoOf } from '../../company/user/log-in.ts';
import { findAccountById } from '../../company/user/repository.ts';
import { openSession } from '../../engine/access/session.ts';
import type { Db, Tables } from '../../engine/database/tables.ts';
import type { World } from '../worlds/world.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';

const MAX_SESSIONS = 1000;
const MAX_SESSIONS_OF_ONE = 20;

/** Everyone who has an account, and their sessions. */
export function peopleRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/people',
      inWorld(async ({ db, clock }) => ({ people: await listPeople(db, clock.now()) })),
    )
    .post(
      '/people/:userId/login',
      inWorld((world, req) => logInAs(world, param(req, 'userId'))),
    )
    .post(
      '/sessions/:sessionId/expire',
      inWorld(async ({ db, clock }, req) => {
        const { numUpdatedRows } = await db
          .updateTable('sessions')
          .set({ expires_at: clock.now() })
          .where('token_hash', '=', param(req, 'sessionId'))
          .executeTakeFirstOrThrow();
        return found(numUpdatedRows);
      }),
    )
    .delete(
      '/sessions/:sessionId',
      inWorld(async ({ db }, req) => {
        const { numDeletedRows } = await db
          .deleteFrom('sessions')
          .where('token_hash', '=', param(req, 'sessionId'))
          .executeTakeFirstOrThrow();
        return found(numDeletedRows);
      }),
    );
}

async function listPeople(db: Db, now: number): Promise<PersonRow[]> {
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'login_name', 'first_name', 'last_name', 'role', 'review'])
    .orderBy('role', 'desc')
    .orderBy('login_name')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  return users.map((user) => ({
    userId: user.user_id,
    loginName: user.login_name,
    name: `${user.first_name} ${user.last_name}`.trim(),
    role: user.role,
    review: user.review,
    sessions: sessions
      .filter((session) => session.user_id === user.user_id)
      .slice(0, MAX_SESSIONS_OF_ONE)
      .map((session) => asSession(session, now)),
  }));
}

/** Its id is the token's hash, which can't be used to log in. */
function asSession(session: Tables['sessions'], now: number): SessionRow {
  return {
    sessionId: session.token_hash,
    startedAt: session.created_at,
    expiresAt: session.expires_at,
    expired: session.expires_at <= now,
  };
}

async function logInAs(
  { db, clock, settings }: World,
  userId: string,
): Promise<ConsoleReplies['POST /people/:userId/login']> {
  const account = await findAccountById(db, userId);
  if (!account) throw new ControlFailure('userId: no such person', 404);
  if (account.review !== 'accepted')
    throw new ControlFailure("userId: this application hasn't been accepted");
  const accessToken = await openSession(db, userId, clock.now(), settings.sessionMs);
  return { accessToken, loginInfo: loginInfoOf(account) };
}

function found(rows: bigint): Record<never, never> {
  if (rows === 0n) throw new ControlFailure('sessionId: no such session', 404);
  return {};
}
