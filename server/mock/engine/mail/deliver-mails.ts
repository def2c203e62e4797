import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WaitingMails } from '../../../calls/backend.ts';
import { isDatabaseFailure } from '../database/database-failure.ts';
import type { Db } from '../database/tables.ts';
import { SECRET_MASK } from './outbox.ts';

/** A mail as it is sent, with nothing masked. */
interface LeavingMail {
  readonly mailId: string;
  readonly to: string;
  /** '' for none */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailSender {
  /** @throws MailRefused when it will never be accepted; any other error means that it may be tried again */
  send(mail: LeavingMail): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** What became of a mail; `refused` and `late` are given up. */
export type MailOutcome = 'sent' | 'refused' | 'late';

export interface DeliveryDeps {
  readonly db: Db;
  readonly sender: MailSender;
  /** milliseconds since 1970, the machine's */
  readonly machineClock: () => number;
  readonly logger: Pick<Logger, 'warn'>;
  /** hears of each mail that leaves the queue */
  readonly onMail?: ((outcome: MailOutcome) => void) | undefined;
}

const EVERY_MS = 1000;
/** Longer than an attempt may take. After this time, other processes may take over the claim of one that has died. */
const CLAIM_MS = 2 * 60_000;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** A silent mail server must not hold up the end of the process. */
const STOP_WITHIN_MS = 3000;

/**
 * Sends queued mails in the background, so that no call waits for a mail server or fails with it, and the time of a
 * reply doesn't reveal whether a mail was written. Any number of processes may do it on one database.
 * @returns a function that stops it and waits briefly for a mail being sent
 */
export function deliverMails(deps: DeliveryDeps): () => Promise<void> {
  let isStopped = false;
  let round = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round = deliverDue(deps, () => isStopped)
      .catch((error: unknown) => {
        // calls already report that the database is gone, so here we just try again
        if (!isDatabaseFailure(error)) deps.logger.warn({ err: error }, "couldn't deliver mail");
      })
      .finally(() => {
        isRunning = false;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.race([round, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    deps.sender.close();
  };
}

/** Sends everything that is due now, one mail after the other. */
export async function deliverDue(deps: DeliveryDeps, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const claimed = await claim(deps.db, deps.machineClock());
    if (!claimed) return;
    await deliver(deps, claimed);
  }
}

interface Claimed {
  readonly mail_id: string;
  readonly secret: string;
  readonly attempts: number;
  readonly give_up_at: number;
}

/** Claims the next mail for this process: the row is checked again under its lock. */
async function claim(db: Db, now: number): Promise<Claimed | undefined> {
  return await db
    .updateTable('mail_queue')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_try_at: now + CLAIM_MS }))
    .where('mail_id', '=', (eb) =>
      eb
        .selectFrom('mail_queue as due')
        .select('due.mail_id')
        .where('due.next_try_at', '<=', now)
        .orderBy('due.next_try_at')
        .orderBy('due.mail_id')
        .limit(1),
    )
    .where('next_try_at', '<=', now)
    .returning(['mail_id', 'secret', 'attempts', 'give_up_at'])
    .executeTakeFirst();
}

async function deliver(deps: DeliveryDeps, claimed: Claimed): Promise<void> {
  const { db, sender, machineClock, logger, onMail } = deps;
  const { mail_id: mailId, secret, attempts, give_up_at: giveUpAt } = claimed;
  const mail = await db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
  if (!mail) return;
  const forget = (trx: Db) => trx.deleteFrom('mail_queue').where('mail_id', '=', mailId).execute();
  if (machineClock() >= giveUpAt) {
    await forget(db);
    onMail?.('late');
    logger.warn({ mailId, kind: mail.kind, attempts }, "gave up on a mail that couldn't be sent in time");
    return;
  }
  try {
    await sender.send({
      mailId,
      to: mail.to_address,
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: secret === '' ? mail.body : mail.body.replaceAll(SECRET_MASK, secret),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (error instanceof MailRefused) {
      await forget(db);
      onMail?.('refused');
    } else await tryLater(db, mailId, machineClock() + waitAfter(attempts));
    const outcome = error instanceof MailRefused ? 'was refused' : "couldn't be sent yet, will retry";
    logger.warn({ mailId, kind: mail.kind, attempts, reason }, `a mail ${outcome}`);
    return;
  }
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('mails').set({ sent_at: machineClock() }).where('mail_id', '=', mailId).execute();
    await forget(trx);
  });
  onMail?.('sent');
}

/** What waits to be sent by any process. @param now milliseconds since 1970 */
export async function waitingMails(db: Db, now: number): Promise<WaitingMails> {
  const { count, oldest } = await db
    .selectFrom('mail_queue')
    .innerJoin('mails', 'mails.mail_id', 'mail_queue.mail_id')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('mails.created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestSeconds: oldest === null ? 0 : (now - Number(oldest)) / 1000 };
}

async function tryLater(db: Db, mailId: string, at: number): Promise<void> {
  await db.updateTable('mail_queue').set({ next_try_at: at }).where('mail_id', '=', mailId).execute();
}

/** @param attempts failed so far, at least 1 */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}
