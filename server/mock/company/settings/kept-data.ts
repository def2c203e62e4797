import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import type { Db } from '../../engine/database/tables.ts';
import type { Person } from './repository.ts';

/** A part of a person's stored data, under a heading. */
type Part = ReplyOf<'/woojiapi/user/qryowndata'>['data'][number];

/** Who asks for their data, when, and in which session. */
export interface Asking {
  readonly person: Person;
  readonly now: number;
  readonly tokenHash: string;
}

/** What a resource keeps about a person: each says it for its own tables. */
export interface KeptData {
  /** all of it in words, for the person to download */
  readonly show: (db: Db, asking: Asking) => Promise<readonly Part[]>;
  /** removes what is this person's alone, when their company removes them or they close their account */
  readonly removeOwn?: (db: Db, userId: string) => Promise<void>;
  /**
   * removes everything else that the law doesn't require us to keep, after `removeOwn`, when they close their account
   * @param isLast whether theirs is the company's last account
   */
  readonly removeRest?: (db: Db, person: Person, isLast: boolean) => Promise<void>;
}

/** @param records each with plain names for its values */
export const part = (title: string, records: readonly Readonly<Record<string, string>>[]): Part => ({
  title,
  records: records.map((record) => Object.entries(record).map(([name, value]) => ({ name, value }))),
});

export const yesNo = (isSo: number) => (isSo === 1 ? 'yes' : 'no');
