import { isDeepStrictEqual } from 'node:util';
import { type Change, ownChange } from './change.ts';
import { atCall, type Call, compareCalls, dayOf } from './compare-calls.ts';
import type { Pair } from './compare-schemas.ts';
import { listOf, type Node, nodeOf, type OpenApi, resolved } from './document.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * What callers notice of the way from one contract to another, each change once. Descriptions, summaries and examples don't count.
 * @param today YYYY-MM-DD: a deprecated call may go from its sunset day on
 * @throws UsageFailure if a reference leads nowhere
 */
export function compareContracts(documents: Pair<OpenApi>, today: string): Change[] {
  const before = callsOf(documents.before);
  const after = callsOf(documents.after);
  const changes = [
    ...compareSecuritySchemes(documents),
    ...[...before.values()].flatMap((call) => {
      const now = after.get(call.key);
      if (now) return compareCalls(documents, { before: call, after: now });
      const pathIsLeft = [...after.values()].some(({ path }) => path === call.path);
      return [removedCall(call, pathIsLeft ? 'api' : 'api-path', today)];
    }),
    ...[...after.values()]
      .filter(({ key }) => !before.has(key))
      .map(({ name }) => ownChange('endpoint-added', atCall(name))),
  ];
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

export const countCalls = (document: OpenApi): number => callsOf(document).size;

function callsOf(document: OpenApi): ReadonlyMap<string, Call> {
  const calls = Object.entries(document.paths).flatMap(([address, value]) => {
    const item = resolved(value, document);
    const path = address.replaceAll(/\{[^}]*\}/g, '{}');
    return METHODS.flatMap((method) => {
      if (item[method] === undefined) return [];
      const operation = nodeOf(item[method]);
      const parameters = new Map(
        [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) => {
          const parameter = resolved(one, document);
          return [parameterKey(parameter, address), parameter];
        }),
      );
      const name = `${method.toUpperCase()} ${address}`;
      return [{ key: `${method} ${path}`, name, path, operation, parameters }];
    });
  });
  return new Map(calls.map((call) => [call.key, call]));
}

/** Names of headers are the same in any case, and a part of the address is known by its place. */
function parameterKey({ in: place, name }: Node, address: string): string {
  if (place === 'header') return `header ${String(name).toLowerCase()}`;
  if (place !== 'path') return `${place} ${name}`;
  const names = [...address.matchAll(/\{([^}]*)\}/g)].map(([, inside]) => inside);
  return `part ${names.indexOf(String(name)) + 1} of the address`;
}

function removedCall({ name, operation }: Call, start: 'api' | 'api-path', today: string): Change {
  if (operation.deprecated !== true) return ownChange(`${start}-removed-without-deprecation`, atCall(name));
  const sunset = dayOf(operation['x-sunset']);
  if (sunset === undefined)
    return ownChange(start === 'api' ? 'api-deprecated-sunset-parse' : 'api-path-sunset-parse', atCall(name));
  const kind = sunset > today ? 'removed-before-sunset' : 'removed-with-deprecation';
  return ownChange(`${start}-${kind}`, atCall(name), { from: sunset });
}

function compareSecuritySchemes({ before, after }: Pair<OpenApi>): Change[] {
  const schemesOf = (document: OpenApi) => nodeOf(nodeOf(document.components).securitySchemes);
  const essence = ({ description: _, ...scheme }: Node) => scheme;
  const [from, to] = [schemesOf(before), schemesOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    if (!(name in from)) return [ownChange('api-security-component-added', atCall(''), { to: name })];
    if (!(name in to)) return [ownChange('api-security-component-removed', atCall(''), { from: name })];
    return isDeepStrictEqual(essence(nodeOf(from[name])), essence(nodeOf(to[name])))
      ? []
      : [ownChange('api-security-component-type-changed', atCall(''), { to: name })];
  });
}
