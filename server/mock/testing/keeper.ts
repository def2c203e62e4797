import pg from 'pg';

export interface Keeper {
  /**
   * Locks rows, starts writes to them, and releases the lock once two writes wait.
   * @param lock a statement that locks them
   */
  letTwoMeet<R>(lock: string, begin: () => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

/** Another connection to PostgreSQL, with which a test can make two processes meet at the same moment reliably. */
export async function openKeeper(databaseUrl: string | undefined): Promise<Keeper> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return {
    async letTwoMeet(lock, begin) {
      await client.query('begin');
      await client.query(lock);
      const outcome = begin();
      for (let count = 0; count < 2; ) count = (await client.query(waiting)).rowCount ?? 0;
      await client.query('commit');
      return await outcome;
    },
    close: () => client.end(),
  };
}
