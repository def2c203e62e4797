import { createHash } from 'node:crypto';
import pg from 'pg';

/** Longer statements write groups of many sizes, and each would keep a plan in every connection. */
const MAX_CHARS = 400;
/** A migration by another process may change the columns of `*`, and a prepared statement would then fail. */
const ALL_COLUMNS = '*';

const names = new Map<string, string>();

/** A connection that lets PostgreSQL parse and plan a statement only once, which is most of a short statement's time. */
export class PreparingClient extends pg.Client {
  // only the form that Kysely uses; others pass through
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const query = super.query as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values) || !isWorthIt(text, values)) {
      return query.apply(this, args);
    }
    return query.call(this, { name: nameOf(text), text, values }, ...args.slice(2));
  }
}

const isWorthIt = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 && text.length <= MAX_CHARS && !text.includes(ALL_COLUMNS);

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
