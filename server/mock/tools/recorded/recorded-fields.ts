import document from '../../../../contracts/api/generated/openapi.json' with { type: 'json' };

/** One name however it is written: `postCode`, `post_code`, `POST-CODE`. */
const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const isListed = (schema: object) => 'enum' in schema || 'const' in schema;
const isFigure = (schema: object) =>
  'type' in schema && [schema.type].flat().some((type) => type === 'integer' || type === 'number');

/** Fields that hold figures, or one of a fixed list of texts. */
function plainFields(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as { properties?: Record<string, object> };
  const own = Object.entries(properties ?? {}).flatMap(([name, schema]) =>
    isListed(schema) || isFigure(schema) ? [plain(name)] : [],
  );
  return [...own, ...Object.values(part).flatMap(plainFields)];
}

const masked = new Set(document['x-recorded'].masked.map(plain));
const readable = new Set([...document['x-recorded'].readable.map(plain), ...plainFields(document)]);

/** Whether the contract lists a field, of text or figures, as personal. */
export const isPersonal = (name: string): boolean => masked.has(plain(name));

/** Whether the contract lists a field as readable; false for a field that it doesn't know. */
export const isReadable = (name: string): boolean => readable.has(plain(name)) && !isPersonal(name);
