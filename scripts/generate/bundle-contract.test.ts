import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { bundleContract } from './bundle-contract.ts';

const ROOT = `openapi: 3.1.0
info: { title: a shop, version: 1.0.0 }
paths:
  /order: { $ref: "order.yaml#/paths/~1order" }
components: {}
`;
const ORDER = `paths:
  /order:
    get:
      responses:
        $ref: "calls.yaml#/failures"
        "200":
          description: the order
          content: { application/json: { schema: { $ref: "#/schemas/Order" } } }
schemas:
  Order:
    type: object
    properties:
      packs: { $ref: "calls.yaml#/schemas/Packs" }
`;
const CALLS = `failures:
  "400": { $ref: "#/responses/BadBody" }
responses:
  BadBody: { description: what is wrong }
schemas:
  Packs: { type: integer }
`;

const folder = await mkdtemp(join(tmpdir(), 'contract-'));
const write = (file: string, text: string) => writeFile(join(folder, file), text);
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() =>
  Promise.all([write('openapi.yaml', ROOT), write('order.yaml', ORDER), write('calls.yaml', CALLS)]),
);

it('puts the parts together, with shared failures written out in each call', async () => {
  const { paths, components } = await bundleContract(folder);
  expect(paths).toEqual({
    '/order': {
      get: {
        responses: {
          '200': {
            description: 'the order',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          '400': { $ref: '#/components/responses/BadBody' },
        },
      },
    },
  });
  expect(components).toEqual({
    responses: { BadBody: { description: 'what is wrong' } },
    schemas: {
      Order: { type: 'object', properties: { packs: { $ref: '#/components/schemas/Packs' } } },
      Packs: { type: 'integer' },
    },
  });
});

it.each([
  [
    'leads nowhere',
    'order.yaml',
    ORDER.replace('schemas/Packs', 'schemas/Pack'),
    /order\.yaml:13.*Can't resolve \$ref/s,
  ],
  [
    'is not YAML',
    'calls.yaml',
    CALLS.replace('responses:', ' responses:'),
    /calls\.yaml:3.*Failed to parse/s,
  ],
  [
    'no list of calls leads to',
    'order.yaml',
    ORDER.replace('schemas:', '  /late: {}\nschemas:'),
    /order\.yaml:9: \/late is missing/,
  ],
  [
    'nothing uses',
    'calls.yaml',
    `${CALLS}  Pieces: { type: integer }\n`,
    /calls\.yaml:7: nothing refers to Pieces/,
  ],
  [
    'is there twice',
    'order.yaml',
    `${ORDER}  Packs: { type: number }\n`,
    /calls\.yaml:6: Packs is in .*order\.yaml:14 too/,
  ],
])('names the file and line of what %s', async (_, file, text, message) => {
  await write(file, text);
  await expect(bundleContract(folder)).rejects.toThrow(message);
});
