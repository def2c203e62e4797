import type { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FAULT_KIND_NAMES,
  FAULT_LIMITS,
  type FaultField,
  faultFields,
} from '../../../../contracts/api/fault-kinds.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { FailureBook } from '../../../browser-reports/failure-book.ts';
import type { JsonSchema } from '../../../calls/json-schema.ts';
import { auditSchema } from '../../../calls/testing/audit-schema.ts';
import { createLogger } from '../../../http/logger.ts';
import { consoleCallers } from '../../engine/access/console-callers.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { controlCalls } from './create-console-router.ts';
import { CONTROL_CALLS, CONTROL_SCHEMAS, callName } from './described-calls.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());

const isRouter = (handle: object): handle is Router => 'stack' in handle;

/** The names of a router's calls, and of the routers in it. */
function callsOf(router: Router): string[] {
  return router.stack.flatMap(({ route, handle }) => {
    if (route) return route.stack.map(({ method }) => callName(method, route.path));
    return isRouter(handle) ? callsOf(handle) : [];
  });
}

const property = (schema: string, name: string) => CONTROL_SCHEMAS[schema]?.properties?.[name];

describe('contracts/api/console', () => {
  it('describes every control call of the router, and no other', () => {
    const { worlds, cardProvider: provider } = shop.mock;
    const router = controlCalls({
      worlds,
      provider,
      failures: new FailureBook(createLogger('silent')),
      callers: consoleCallers([]),
      site: { brand: '', siteSalt: '' },
      distDir: '',
    });
    expect(callsOf(router).sort()).toEqual([...CONTROL_CALLS.keys()].sort());
  });

  it('uses nothing that the check of input would ignore', () => {
    const names = new Set(Object.keys(CONTROL_SCHEMAS));
    const problems = [
      ...Object.entries(CONTROL_SCHEMAS).flatMap(([name, schema]) => auditSchema(schema, names, name)),
      ...[...CONTROL_CALLS].flatMap(([call, { input }]) => auditSchema(input, names, call)),
    ];
    expect(problems).toEqual([]);
  });

  it('has the limits that the form and the header of faults have', () => {
    const bounds = (schema?: JsonSchema) => [schema?.minimum, schema?.maximum];
    expect(bounds(property('SomeTimes', 'left'))).toEqual(FAULT_LIMITS.times);
    expect(bounds(CONTROL_SCHEMAS.FaultSeed)).toEqual(FAULT_LIMITS.seed);
    expect(property('AnsweredLine', 'number')?.maximum).toBe(LINE_PACKS_MAX);
  });

  it.each(FAULT_KIND_NAMES)('has the values of a fault that the table of kinds has: %s', (kind) => {
    const schema = Object.values(CONTROL_SCHEMAS).find((one) => one.properties?.kind?.enum?.includes(kind));
    const fields = faultFields(kind);
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(
      ['kind', ...fields.map(([name]) => name)].sort(),
    );
    expect(schema?.required).toEqual([
      'kind',
      ...fields.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    ]);
    for (const [name, field] of fields) expect(schema?.properties?.[name], name).toMatchObject(ruleOf(field));
  });

  it('lets the clock go as far as the call does, and no further by two steps', async () => {
    const furthest = property('ClockMove', 'offsetMs')?.maximum ?? 0;
    const move = (body: object) => shop.control('POST /clock', { body });
    expect(await move({ offsetMs: furthest })).toMatchObject({ offsetMs: furthest });
    expect(await shop.refusal('POST /clock', { body: { advanceMs: 1 } })).toEqual([
      400,
      'offsetMs: must be within ten years of now',
    ]);
    await shop.control('POST /reset');
  });
});

function ruleOf(field: FaultField): object {
  if ('whole' in field) return { minimum: field.whole[0], maximum: field.whole[1] };
  if ('text' in field) return { maxLength: field.text };
  if ('json' in field) return { type: 'object' };
  return 'flag' in field ? { type: 'boolean' } : { enum: Object.keys(field.choice) };
}
