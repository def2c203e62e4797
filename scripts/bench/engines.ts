import { buyer } from '../../contracts/suite/buyer.ts';
import { startPostgres } from '../../server/mock/testing/start-postgres.ts';
import { compare } from './load.ts';
import { insertLoad, listLoad, loginLoad } from './loads.ts';
import { startBuiltShop } from './processes.ts';
import { say, sayResults } from './say.ts';
import { SITE_SALT } from './signed.ts';

const CUSTOMERS = ['trade', 'architect', 'developer'] as const;

/** Logging in, listing and adding to a basket, with the data in the embedded database and in PostgreSQL. */
export async function engineSpeed(port: number): Promise<void> {
  const postgres = await startPostgres();
  const engines = {
    libSQL: {},
    PostgreSQL: { DATABASE_URL: await postgres.createDatabase() },
  };
  for (const [engine, environment] of Object.entries(engines)) {
    // the benchmark logs in far more often than any office
    const shop = await startBuiltShop(port, { ...environment, RATE_LIMITS: 'off' });
    const { baseUrl } = shop;
    const target = { baseUrl, salt: SITE_SALT, brand: 'Alderline' };
    const people = await Promise.all(CUSTOMERS.map((name) => buyer(target, name)));
    const calls = await compare(
      {
        'list, customer': listLoad(baseUrl, 'identity', people[0]?.token),
        'basket insert (durable)': insertLoad(baseUrl, people),
      },
      { rounds: 1 },
    );
    // last: keys that are still being derived when the driver stops would slow the others down
    const logins = await compare({ 'login (scrypt)': loginLoad(baseUrl) }, { rounds: 1 });
    await shop.stop();
    say(`\nCalls on ${engine}`);
    sayResults({ ...calls, ...logins });
  }
  await postgres.stop();
}
