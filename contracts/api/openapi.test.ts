import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { CALLS, SCHEMAS, type Schema } from '../suite/contract-document.ts';
import document from './generated/openapi.json' with { type: 'json' };

interface Text {
  readonly place: string;
  readonly pattern?: string;
}

/** Every free text in a schema, that is every string without an enum. */
function textsOf(schema: Schema, place: string): Text[] {
  const { $ref, type, properties = {}, items, pattern } = schema as Shape;
  if ($ref) return textsOf(SCHEMAS[$ref.split('/').at(-1) ?? ''] ?? {}, place);
  if (items) return textsOf(items, `${place}[]`);
  const free = type?.includes('string') && !('enum' in schema);
  return [
    ...(free ? [{ place, ...(pattern === undefined ? {} : { pattern }) }] : []),
    ...Object.entries(properties).flatMap(([name, part]) => textsOf(part, `${place} ${name}`)),
  ];
}

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
}

const PUBLISHED = ['openapi.json', 'openapi.yaml'] as const;
const textOf = (name: string) => readFile(new URL(`generated/${name}`, import.meta.url), 'utf8');
// the limits beyond which SnakeYAML refuses a document by default
const SNAKE_YAML = { aliases: 50, codePoints: 3 * 1024 * 1024, depth: 50 };

const CALL_HEADERS = 6;
const FAILURES = ['400', '429', '502', '504'];

interface PathItem {
  readonly parameters: readonly unknown[];
  readonly get?: Operation;
  readonly post?: Operation;
}

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Depth of nested collections, as a YAML reader counts it. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it.each([...PUBLISHED, 'console.json'])(
  'the published %s is valid OpenAPI 3.1 with all its references, by an independent validator',
  async (name) => {
    const validator = new Validator();
    expect(await validator.validate(await textOf(name))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  },
);

describe.each(PUBLISHED)('the published %s', async (name) => {
  const text = await textOf(name);

  it('reads the same in YAML 1.1 without merge keys and within the limits of SnakeYAML', () => {
    const limits = { maxAliasCount: SNAKE_YAML.aliases, merge: false, version: '1.1' } as const;
    expect(parse(text, limits)).toEqual(document);
    expect([...text].length).toBeLessThan(SNAKE_YAML.codePoints);
    expect(depthOf(document)).toBeLessThan(SNAKE_YAML.depth);
  });

  it('has no merge key, anchor or alias', () => {
    const found: string[] = [];
    visit(parseDocument(text), {
      Alias: (_, { source }) => void found.push(`*${source}`),
      Pair: (_, { key }) => void (isScalar(key) && key.value === '<<' && found.push('<<')),
      Node: (_, node) => void ('anchor' in node && node.anchor && found.push(`&${node.anchor}`)),
    });
    expect(found).toEqual([]);
  });

  it('names the failures and headers of every call in the call itself', () => {
    const { paths } = parse(text) as { paths: Record<string, PathItem> };
    const lacking = Object.entries(paths).filter(
      ([, { parameters, get, post }]) =>
        parameters.length < CALL_HEADERS || FAILURES.some((status) => !(get ?? post)?.responses?.[status]),
    );
    expect(Object.keys(paths).length).toBeGreaterThan(100);
    expect(lacking.map(([path]) => path)).toEqual([]);
  });
});

describe('the contract', () => {
  it('lists every free text field as readable or masked in recordings', () => {
    const { readable, masked } = document['x-recorded'];
    const names = Object.values(SCHEMAS)
      .flatMap((schema) => textsOf(schema, ''))
      .map(({ place }) => place.replaceAll('[]', '').split(' ').at(-1) ?? '')
      .filter((name) => name !== '');
    const lists = [readable, masked] as const;
    expect(
      [...new Set(names)].filter((name) => lists.filter((list) => list.includes(name)).length !== 1),
    ).toEqual([]);
  });

  it("refuses NUL in every text of a call's input, as the server does", () => {
    const texts = CALLS.flatMap(({ path, input }) => textsOf(input, path));
    expect(texts.length).toBeGreaterThan(20);
    const open = texts.filter(({ pattern = '' }) =>
      ['\0', 'a\0', 'a\0@studio.example'].some((nul) => new RegExp(pattern).test(nul)),
    );
    expect(open.map(({ place }) => place)).toEqual([]);
  });
});
