import { buyer } from '../../contracts/suite/buyer.ts';
import { startPostgres } from '../../server/mock/testing/start-postgres.ts';
import { compare } from './load.ts';
import { insertLoad, listLoad, loginLoad } from './loads.ts';
import { type OrderSpeed, orderSpeed } from './orders.ts';
import { startBuiltShop } from './processes.ts';
import { say, sayResults } from './say.ts';
import { SITE_SALT } from './signed.ts';

const CUSTOMERS = ['trade', 'architect', 'developer'] as const;

/** Ordering, logging in, listing and adding to a basket, with the data in the embedded database and in PostgreSQL. */
export async function engineSpeed(port: number): Promise<void> {
  const postgres = await startPostgres();
  const engines = {
    libSQL: {},
    PostgreSQL: { DATABASE_URL: await postgres.createDatabase() },
  };
  for (const [engine, environment] of Object.entries(engines)) {
    // the benchmark logs in far more often than any office
    const shop = await startBuiltShop(port, {
      ...environment,
      RATE_LIMITS: 'off',
      MOCK_CONSOLE: 'on',
      SEED_ORDERS: 'off',
    });
    const { baseUrl } = shop;
    // first: the other loads fill the same baskets
    const ordering = await orderSpeed(baseUrl);
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
    sayOrders(ordering, calls['basket insert (durable)'].rate);
  }
  await postgres.stop();
}

function sayOrders({ orders, rate, p50, p99 }: OrderSpeed, inserts: number): void {
  const [half, most] = [p50, p99].map((ms) => ms.toFixed(0));
  say(
    `  ${'orders of 3 lines (durable)'.padEnd(28)} ${rate.toFixed(0).padStart(7)} /s   p50 ${half} ms, p99 ${most} ms of ${orders}   ${(rate / inserts).toFixed(2)} of basket inserts`,
  );
}
