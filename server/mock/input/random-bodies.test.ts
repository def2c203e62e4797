import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallPath } from '../../../contracts/calls.ts';
import { personByLogin } from '../../../fixtures/people/people.ts';
import { OPERATIONS, type Operation } from '../../calls/operations.ts';
import { arbitraryOf } from '../../calls/testing/arbitrary-value.ts';
import { breakBody } from '../../calls/testing/broken-body.ts';
import { TRADE } from '../testing/buy.ts';
import { dumpDatabase } from '../testing/dump-database.ts';
import { BRAND, ENGINES, type TestShop } from '../testing/open-shop.ts';
import { withShop } from '../testing/with-shop.ts';

type Body = Readonly<Record<string, unknown>>;

/** Each derives a key from a password, which deliberately takes a tenth of a second. */
const SLOW = new Set<string>([
  '/woojiapi/user/login',
  '/woojiapi/user/register',
  '/woojiapi/user/getauthcode',
  '/woojiapi/user/resetpassword',
]);
const RUNS = { libSQL: { valid: 50, slow: 5, broken: 70 }, PostgreSQL: { valid: 8, slow: 1, broken: 12 } };
/** Every run sends the same bodies, so that a failure can be reproduced. */
const SEED = 20_261_121;

// files have their own tests: server/mock/resources/gallery/hostile-pictures.test.ts
const calls = [...OPERATIONS.values()].filter(({ method, takesFile }) => method === 'POST' && !takesFile);

/** Makes a valid body meet the business rules that are also refused with HTTP 400. */
function sensible(path: CallPath, body: Body): Body {
  const person = personByLogin(TRADE);
  const given: Record<string, unknown> = {
    brand: BRAND,
    sendTo: `sales@${BRAND.toLowerCase()}.example`,
    repassword: body.password,
    ...(String(body.projectName).trim() === '' ? { projectName: 'Mill Lane 4' } : {}),
    ...(path === '/woojiapi/user/register' ? { email: body.loginName } : { userId: person.userId }),
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, given[name] ?? value]));
}

function validBodies({ path, input }: Operation): fc.Arbitrary<Body> {
  return arbitraryOf(input).map((body) => sensible(path, Object(body) as Body));
}

describe.each(ENGINES)('bodies made from the contract, on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  const send = async ({ path, access }: Operation, body: Body) =>
    shop.call(path, body, { json: true, token: access === 'customer' ? await shop.logIn(TRADE) : undefined });

  it.each(calls.map((call) => [call.path, call] as const))(
    '%s: a valid body is never refused for its form, a broken one always is and changes nothing',
    async (path, call) => {
      const runs = RUNS[engine];
      const valid = validBodies(call);
      const some = fc.asyncProperty(valid, async (body) => {
        const { status, resultMsg } = await send(call, body);
        expect(status, resultMsg).not.toBe(400);
        expect(status, resultMsg).toBeLessThan(500);
      });
      await fc.assert(some, { seed: SEED, numRuns: SLOW.has(path) ? runs.slow : runs.valid });

      const before = await dumpDatabase(shop.db);
      const brokenBodies = valid.chain((body) => breakBody(call.input, body));
      const none = fc.asyncProperty(brokenBodies, async ({ body }) => {
        const { status, resultCode } = await send(call, body);
        expect([status, resultCode]).toEqual([400, '1']);
      });
      await fc.assert(none, { seed: SEED, numRuns: runs.broken });
      expect(await dumpDatabase(shop.db)).toEqual(before);
    },
  );
});
