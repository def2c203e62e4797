import { isClash } from '../database/database-failure.ts';
import { GroupCommit } from '../database/group-commit.ts';
import type { Db } from '../database/tables.ts';
import { hashOf } from '../security/token.ts';
import { answerGroup, type Success, type WritingCall } from './answer-group.ts';

/** What makes two requests the same call (docs/product.md, "Calls"). */
export interface CallIdentity {
  readonly path: string;
  readonly callserial: string;
  readonly token: string | undefined;
  readonly input: unknown;
}

export interface AnsweredCalls {
  /**
   * Does the work of a call once. The reply is committed together with the work, so a call that was cut off anywhere may be
   * repeated: it gets the first reply and adds nothing. Business refusals are stored too.
   * @throws CallFailure "1" for the same callserial with another body
   */
  once<R extends Success>(
    identity: CallIdentity,
    writes: Writes,
    now: number,
    work: (db: Db) => Promise<R>,
  ): Promise<R>;
  /** Whether this call already has its reply, so that repeating it doesn't count. */
  has(identity: Omit<CallIdentity, 'input'>): Promise<boolean>;
}

export interface Writes {
  /** the customers whose writes wait for it, the caller first */
  readonly customers: readonly string[];
  /** whether it only locks rows of its own customer, so that it can share a transaction with others' calls */
  readonly sharesCommit: boolean;
}

/** Left out of the comparison, because even a hash would help guess them if the table were stolen. */
const SECRETS = new Set(['password', 'repassword', 'authCode']);

export function answeredCalls(db: Db): AnsweredCalls {
  const together = new GroupCommit(db, answerGroup);
  // one by one: a group would lock companies and number series in the order in which its calls arrived
  const inTurn = new GroupCommit(db, answerGroup, 1);
  // applications and mails are rare, and two may want the same name, so each has its own transaction
  const alone = async (call: WritingCall): Promise<Success> => {
    const [outcome] = await db.transaction().execute((trx) => answerGroup(trx, [call]));
    if (outcome && 'value' in outcome) return outcome.value;
    throw outcome?.failure;
  };
  return {
    async once<R extends Success>(
      { input, ...identity }: CallIdentity,
      { customers, sharesCommit }: Writes,
      now: number,
      work: (db: Db) => Promise<R>,
    ): Promise<R> {
      const call = { key: keyOf(identity), requestHash: requestHashOf(input), customers, now, work };
      const write = (shared: boolean): Promise<Success> => {
        if (customers.length === 0) return alone(call);
        return (shared ? together : inTurn).submit(call);
      };
      const reply = await write(sharesCommit).catch((failure: unknown) => {
        if (isClash(failure)) return write(false);
        throw failure;
      });
      // the stored reply of the same call has the same type
      return reply as R;
    },

    async has(identity) {
      const row = await db
        .selectFrom('answered_calls')
        .select('call_key')
        .where('call_key', '=', keyOf(identity))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function keyOf({ path, callserial, token }: Omit<CallIdentity, 'input'>): string {
  return hashOf(`${path}\n${callserial}\n${token ?? ''}`);
}

function requestHashOf(input: unknown): string {
  return hashOf(JSON.stringify(input, (name, value: unknown) => (SECRETS.has(name) ? undefined : value)));
}
