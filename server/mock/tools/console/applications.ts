import { Router } from 'express';
import type { Application } from '../../../../contracts/api/mock-console.ts';
import { endSessionsOf } from '../../engine/access/session.ts';
import type { CompanyRow, Db, UserRow } from '../../engine/database/tables.ts';
import { letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import type { World } from '../worlds/world.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';

/** Applications for trade accounts, and the decisions on them. */
export function applicationRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/applications',
      inWorld(async ({ db }) => ({ applications: (await applicants(db).execute()).map(asApplication) })),
    )
    .post(
      '/applications/:userId',
      inWorld((world, req) =>
        decide(world, param(req, 'userId'), readControl('POST /applications/:userId', req.body).review),
      ),
    );
}

type ApplicantRow = Pick<
  UserRow,
  'user_id' | 'login_name' | 'first_name' | 'last_name' | 'user_type' | 'applied_at' | 'review'
> &
  Pick<CompanyRow, 'company_name'>;

const applicants = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.company_id', 'users.company_id')
    .select([
      'users.user_id',
      'users.login_name',
      'users.first_name',
      'users.last_name',
      'users.user_type',
      'users.applied_at',
      'users.review',
      'companies.company_name',
    ])
    .where('users.role', '=', 'trade')
    .orderBy('users.applied_at', 'desc')
    .orderBy('users.user_id');

function asApplication(row: ApplicantRow): Application {
  return {
    userId: row.user_id,
    loginName: row.login_name,
    name: `${row.first_name} ${row.last_name}`,
    userType: row.user_type,
    companyName: row.company_name,
    appliedAt: row.applied_at,
    review: row.review,
  };
}

/** Repeating a decision changes nothing and sends no mail. */
async function decide(
  { db, settings, clock, outbox }: World,
  userId: string,
  review: 'accepted' | 'declined',
): Promise<Application> {
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ review })
      .where('user_id', '=', userId)
      .where('role', '=', 'trade')
      .where('review', '<>', review)
      .executeTakeFirstOrThrow();
    const row = await applicants(trx).where('users.user_id', '=', userId).executeTakeFirst();
    if (!row) throw new ControlFailure('userId: no such application', 404);
    if (numUpdatedRows === 1n) {
      await outbox.post(
        trx,
        decisionMail(row.login_name, row.first_name, review, settings.brand),
        clock.now(),
      );
      if (review === 'declined') await endSessionsOf(trx, userId, clock.now());
    }
    return asApplication(row);
  });
}

/** The mail to an applicant about the review (docs/product.md, "What it is"). */
function decisionMail(to: string, firstName: string, review: 'accepted' | 'declined', brand: string): Mail {
  const text =
    review === 'accepted'
      ? `We have accepted your application for a trade account with ${brand}. You can log in now to see prices and use your basket and projects.`
      : `Thank you for your application for a trade account with ${brand}. We are sorry, but we can't accept it. Please contact us if you have any questions.`;
  return letterMail(
    { to, firstName },
    review === 'accepted' ? 'application-accepted' : 'application-declined',
    `Your application for a trade account with ${brand}`,
    [text],
  );
}
