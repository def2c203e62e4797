import type { Db } from '../engine/database/tables.ts';
import { hashOf } from '../engine/security/token.ts';

/** One line for each table: how many rows it has and a hash over all of them. */
export async function dumpDatabase(db: Db): Promise<Readonly<Record<string, string>>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const lines: [string, string][] = [];
  for (const name of tables) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    const texts = rows.map((row) => JSON.stringify(row)).sort();
    lines.push([name, `${rows.length} ${hashOf(texts.join('\n'))}`]);
  }
  return Object.fromEntries(lines);
}
