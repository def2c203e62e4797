import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { CALLS, exampleFor } from '../../../../contracts/suite/contract-document.ts';
import { breachOf, breaking, inputRulesOf } from '../../../../contracts/suite/input-rules.ts';
import { personByLogin } from '../../../../fixtures/people/people.ts';
import type { Fault } from '../../../../fixtures/testing/offenders.ts';
import { OPERATIONS, type Operation } from '../../../calls/operations.ts';
import { arbitraryOf } from '../../../calls/testing/arbitrary-value.ts';
import { TRADE } from '../../testing/buy.ts';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

type Body = Readonly<Record<string, unknown>>;

/** Each derives a key from a password, which deliberately takes a tenth of a second. */
const SLOW = new Set<string>([
  '/woojiapi/user/login',
  '/woojiapi/user/register',
  '/woojiapi/user/getauthcode',
  '/woojiapi/user/resetpassword',
  '/woojiapi/user/acceptinvitation',
]);
const VALID = { libSQL: { each: 8, slow: 2 }, PostgreSQL: { each: 3, slow: 1 } };
/** Thousands of calls, on a machine that may be busy with other tests. */
const LONG = { timeout: 300_000 };
/** Every run sends the same bodies, so that a failure can be reproduced. */
const SEED = 20_261_121;

// files have their own tests: server/mock/shop/gallery/hostile-pictures.test.ts
const calls = [...OPERATIONS.values()].filter(({ method, takesFile }) => method === 'POST' && !takesFile);

/** Makes a valid body meet those business rules whose violation is also HTTP 400. */
function sensible(path: CallPath, body: Body): Body {
  const person = personByLogin(TRADE);
  const given: Record<string, unknown> = {
    brand: BRAND,
    sendTo: `sales@${BRAND.toLowerCase()}.example`,
    repassword: body.password,
    ...(String(body.projectName).trim() === '' ? { projectName: 'Mill Lane 4' } : {}),
    filters: '',
    ...(path === '/woojiapi/product/qryproductpage' ? { sort: '', cursor: '' } : {}),
    ...(path === '/woojiapi/user/register' ? { email: body.loginName } : { userId: person.userId }),
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, given[name] ?? value]));
}

function validBodies({ path, input }: Operation): fc.Arbitrary<Body> {
  return arbitraryOf(input).map((body) => sensible(path, Object(body) as Body));
}

/** The calls that break a rule, each with the smallest body found and its reply. */
async function offending<B>(
  bodiesOf: (call: Operation) => fc.Arbitrary<B>,
  runsOf: (call: Operation) => number,
  faultOf: (call: Operation, body: B) => Promise<Fault>,
): Promise<string[]> {
  expect(calls).not.toEqual([]);
  const faults: string[] = [];
  for (const call of calls) {
    const law = fc.asyncProperty(bodiesOf(call), async (body) => {
      const fault = await faultOf(call, body);
      if (fault) throw new Error(fault);
    });
    const { failed, errorInstance, counterexample } = await fc.check(law, {
      seed: SEED,
      numRuns: runsOf(call),
    });
    if (failed) faults.push(`${call.path}: ${errorInstance} for ${JSON.stringify(counterexample)}`);
  }
  return faults;
}

async function send(shop: TestShop, { path, access }: Operation, body: Body) {
  const token = access === 'customer' ? await shop.logIn(TRADE) : undefined;
  return await shop.call(path, body, { json: true, token });
}

/** Sends again after a refusal by rate limits, which says nothing about the body. */
async function sendUncounted(shop: TestShop, call: Operation, body: Body) {
  const reply = await send(shop, call, body);
  if (reply.status !== 429) return reply;
  await shop.db.deleteFrom('rate_limits').execute();
  return await send(shop, call, body);
}

describe.each(ENGINES)('a valid body on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  it('is never refused by any call as malformed, and never makes one fail', LONG, async () => {
    const { each, slow } = VALID[engine];
    const faults = await offending(
      validBodies,
      ({ path }) => (SLOW.has(path) ? slow : each),
      async (call, body) => {
        const { status, resultMsg } = await sendUncounted(shop, call, body);
        return (status === 400 || status === 429 || status >= 500) && `HTTP ${status} ${resultMsg}`;
      },
    );
    expect(faults).toEqual([]);
  });
});

// what is refused before any SQL needs one engine only
describe('an input with one thing that the contract does not allow', () => {
  let shop: TestShop;
  withShop('libSQL', (opened) => {
    shop = opened;
  });

  it(
    'is refused by every call with HTTP 400 and the name of the field, and changes nothing',
    LONG,
    async () => {
      const token = await shop.logIn(TRADE);
      const before = await dumpDatabase(shop.db);
      const posts = CALLS.filter(({ method }) => method === 'POST');
      const rules = posts.flatMap((call) => inputRulesOf(call).map((rule) => ({ call, rule })));
      expect(rules.length).toBeGreaterThan(2000);
      const faults: string[] = [];
      for (const { call, rule } of rules) {
        const body = breaking(call, rule, exampleFor(BRAND, call));
        const { status, resultCode, text } = await shop.call(call.path, body, {
          json: true,
          ...(call.access === 'customer' ? { token } : {}),
        });
        const isRefused =
          status === 400 && resultCode === '1' && String(JSON.parse(text).field).includes(rule.named);
        if (!isRefused) faults.push(`${call.path} answers ${breachOf(rule)} with HTTP ${status} ${text}`);
      }
      expect(faults).toEqual([]);
      expect(await dumpDatabase(shop.db)).toEqual(before);
    },
  );
});
