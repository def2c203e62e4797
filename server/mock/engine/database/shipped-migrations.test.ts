import { createHash } from 'node:crypto';
import { Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTRACTS, MIGRATIONS } from './migrate.ts';
import { openMemoryDatabase } from './open-database.ts';
import shipped from './shipped-migrations.json' with { type: 'json' };
import type { Db } from './tables.ts';

/**
 * What migrations have done on purpose that the release before them can't work with, which refuses to start by their name. Each
 * entry needs a comment that says which release has stopped using what goes.
 */
const OLDER = ['006-project-rooms', '019-login-keys'];
const CONTRACTED: Readonly<Record<string, readonly string[]>> = {
  // these two are older than the rule
  '006-project-rooms': ['the table project_products is gone'],
  '019-login-keys': ['the table users has a new unique index on login_key'],
};

/** Whether a row can be written without it, and what it holds. */
interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

interface Tables {
  /** by table and name */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  /** `table: column, column` */
  readonly unique: ReadonlySet<string>;
  /** of everything that makes the tables */
  readonly hash: string;
}

async function readTables(db: Db): Promise<Tables> {
  const tables = await db.introspection.getTables();
  const columns = tables.map(({ name, columns }) => {
    const each = columns.map(
      ({ name, dataType, isNullable, hasDefaultValue }) =>
        [name, { type: dataType, isNullable, hasDefault: hasDefaultValue }] as const,
    );
    return [name, new Map(each)] as const;
  });
  const { rows: unique } = await sql<{ line: string }>`
    select made.name || ': ' || (select group_concat(name, ', ') from pragma_index_info(listed.name)) as line
    from sqlite_master as made, pragma_index_list(made.name) as listed
    where made.type = 'table' and listed."unique" = 1
  `.execute(db);
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name not like 'kysely%' order by type, name
  `.execute(db);
  const text = rows.map((row) => row.sql).join('\n');
  return {
    columns: new Map(columns),
    unique: new Set(unique.map(({ line }) => line)),
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
}

/** What a program that was written for the tables before can't work with. */
function broken(before: Tables, after: Tables): string[] {
  const found: string[] = [];
  for (const [table, columns] of before.columns) {
    const now = after.columns.get(table);
    if (!now) {
      found.push(`the table ${table} is gone`);
      continue;
    }
    for (const [name, column] of columns) {
      const later = now.get(name);
      if (!later) found.push(`${table}.${name} is gone`);
      else if (later.type !== column.type) found.push(`${table}.${name} has another type`);
      else if (needsValue(later) && !needsValue(column)) found.push(`${table}.${name} needs a value now`);
      else if (column.isNullable && !later.isNullable) found.push(`${table}.${name} can't be null any more`);
    }
    for (const [name, column] of now)
      if (!columns.has(name) && needsValue(column)) found.push(`the new ${table}.${name} needs a value`);
  }
  for (const line of after.unique) {
    const [table = '', columns] = line.split(': ');
    if (before.columns.has(table) && !before.unique.has(line))
      found.push(`the table ${table} has a new unique index on ${columns}`);
  }
  return found;
}

const needsValue = ({ isNullable, hasDefault }: Column) => !isNullable && !hasDefault;

let db: Db;
/** after each migration, in their order */
const states = new Map<string, Tables>();
beforeAll(async () => {
  db = openMemoryDatabase();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  for (const name of Object.keys(MIGRATIONS)) {
    const { error } = await migrator.migrateTo(name);
    expect(error, name).toBeUndefined();
    states.set(name, await readTables(db));
  }
});
afterAll(() => db.destroy());

/** A database that was migrated by an earlier release never sees a later edit: it would differ from a new one for good. */
it('leaves the tables after each shipped migration as they were when it shipped', () => {
  const hashes = Object.fromEntries([...states].map(([name, { hash }]) => [name, hash]));
  expect(hashes, 'put a new migration’s line into shipped-migrations.json').toEqual(shipped);
});

/** While a release is replaced, the one before it reads and writes the new tables. */
it('adds to the tables only what the release before can ignore', () => {
  const names = [...states.keys()];
  const found = names.slice(1).map((name, index) => {
    const before = states.get(names[index] ?? '');
    const after = states.get(name);
    return [name, before && after ? broken(before, after) : []] as const;
  });
  expect(Object.fromEntries(found.filter(([, lines]) => lines.length > 0))).toEqual(CONTRACTED);
  const named = Object.keys(MIGRATIONS).filter((name) => name.endsWith(CONTRACTS));
  expect([...OLDER, ...named].sort()).toEqual(Object.keys(CONTRACTED).sort());
});

it('names a migration by its day, after those that have a number', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual([...names].sort());
  expect(names.filter((name) => !/^(0[01]\d|02[0-4]|20\d\d-[01]\d-[0-3]\d)-[a-z-]+$/.test(name))).toEqual([]);
});
