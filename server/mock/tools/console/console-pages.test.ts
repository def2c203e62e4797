import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import consoleApi from '../../../../contracts/api/generated/console.json' with { type: 'json' };
import contract from '../../../../contracts/api/generated/openapi.json' with { type: 'json' };
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());

it("serves the console's API as OpenAPI beside its calls", async () => {
  const response = await fetch(`${shop.origin}/__mock/api/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual(consoleApi);
});

describe("the console's contract", () => {
  it.each([
    ['openapi.json', 'application/json; charset=utf-8'],
    ['openapi.yaml', 'application/yaml; charset=utf-8'],
  ])('is served as %s, the same for every reader of YAML and without aliases', async (name, type) => {
    const response = await fetch(`${shop.origin}/__mock/${name}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(parse(await response.text(), { version: '1.1', maxAliasCount: 0, merge: false })).toEqual(
      contract,
    );
  });
});
