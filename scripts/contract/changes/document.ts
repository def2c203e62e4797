import { UsageFailure } from '../../lib/usage.ts';

/** An object of an OpenAPI document. */
export type Node = Readonly<Record<string, unknown>>;

/** An OpenAPI document in one piece. */
export interface OpenApi extends Node {
  readonly info: Node & { readonly version: string };
  readonly paths: Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty one, as OpenAPI means by leaving it out. */
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((one) => typeof one === 'string');
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function isOpenApi(value: unknown): value is OpenApi {
  return (
    isNode(value) &&
    /^3\./.test(textOf(value.openapi) ?? '') &&
    isNode(value.paths) &&
    textOf(nodeOf(value.info).version) !== undefined
  );
}

/**
 * What a `$ref` leads to, or the object itself.
 * @throws UsageFailure if it leads nowhere or to another file
 */
export function resolved(value: unknown, document: OpenApi): Node {
  const node = nodeOf(value);
  const ref = textOf(node.$ref);
  return ref === undefined ? node : resolved(targetOf(ref, document), document);
}

/** @throws UsageFailure if it leads nowhere or to another file */
export function targetOf(ref: string, document: OpenApi): unknown {
  if (!ref.startsWith('#/'))
    throw new UsageFailure(`"${ref}" leads to another file: --against takes a contract in one piece`);
  const steps = ref.slice(2).split('/');
  const target = steps.reduce<unknown>(
    (place, step) => nodeOf(place)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (target === undefined) throw new UsageFailure(`"${ref}" leads nowhere in the contract`);
  return target;
}
