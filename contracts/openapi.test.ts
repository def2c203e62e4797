import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isAlias, parse, parseDocument, visit } from 'yaml';
import document from './generated/openapi.json' with { type: 'json' };
import { CALLS, SCHEMAS, type Schema } from './suite/contract-document.ts';

interface Text {
  readonly place: string;
  readonly pattern?: string;
}

/** Every free text in a schema, that is without an enum. */
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

const text = await readFile(new URL('openapi.yaml', import.meta.url), 'utf8');

describe('openapi.yaml', () => {
  it('reads the same in YAML 1.1, as with SnakeYAML and PyYAML', () => {
    expect(parse(text, { version: '1.1' })).toEqual(document);
  });

  it('quotes text that YAML 1.1 would cut or refuse inside braces and brackets', () => {
    // the library that reads it here is more lenient
    const lines = text.split('\n').filter((line) => /^[^"'#]*\?\s*[,}\]]/.test(line));
    expect(lines).toEqual([]);
  });

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
    const texts = CALLS.flatMap(({ path, body }) => textsOf(body ?? {}, path));
    expect(texts.length).toBeGreaterThan(20);
    const open = texts.filter(({ pattern = '' }) =>
      ['\0', 'a\0', 'a\0@studio.example'].some((nul) => new RegExp(pattern).test(nul)),
    );
    expect(open.map(({ place }) => place)).toEqual([]);
  });

  it('has no alias within an alias, which some parsers treat as an attack', () => {
    const contract = parseDocument(text, { merge: true });
    const nested: string[] = [];
    // each anchored list or map once: looking it up at every alias reads the file as often as there are aliases
    visit(contract, {
      Collection(_, anchored) {
        if (anchored.anchor === undefined) return;
        visit(anchored, (key, node) => {
          if (isAlias(node)) nested.push(`${anchored.anchor}: ${node.source} ${String(key)}`);
        });
      },
    });
    expect(nested).toEqual([]);
  });
});
