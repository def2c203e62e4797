import { inject } from 'vitest';

/**
 * A database from the run's set-up, `template-databases.ts`: of PostgreSQL on the one server that the whole run shares.
 * @param kind libSQL, PostgreSQL, or PostgreSQL/empty
 * @returns a file to copy, or the URL of a new database
 */
export async function askForDatabase(kind: string): Promise<string> {
  const answer = await fetch(`${inject('databases')}/${kind}`, { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
