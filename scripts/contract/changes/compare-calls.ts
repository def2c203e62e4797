import { isDeepStrictEqual } from 'node:util';
import { type Change, fieldChange, ownChange, type Place, type Words } from './change.ts';
import { compareSchemas, inWords, type Pair } from './compare-schemas.ts';
import { listOf, type Node, nodeOf, type OpenApi, resolved, textOf, textsOf } from './document.ts';
import type { OwnKind } from './kinds.ts';

/** A call of one document. */
export interface Call {
  /** method and path, with one name for all parameters of the path */
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly operation: Node;
  readonly parameters: ReadonlyMap<string, Node>;
}

export const atCall = (call: string) => ({ call, where: '', field: '' });

/** A day of the contract, YYYY-MM-DD; undefined if it is none. */
export const dayOf = (value: unknown) => {
  const day = textOf(value);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? day
    : undefined;
};

/** What callers notice of a call that both documents have. */
export const compareCalls = (documents: Pair<OpenApi>, calls: Pair<Call>): Change[] =>
  new CallComparison(documents, calls).compare();

class CallComparison {
  readonly #documents: Pair<OpenApi>;
  readonly #before: Call;
  readonly #after: Call;
  readonly #name: string;

  constructor(documents: Pair<OpenApi>, { before, after }: Pair<Call>) {
    this.#documents = documents;
    this.#before = before;
    this.#after = after;
    this.#name = after.name;
  }

  compare(): Change[] {
    return [
      ...this.#compareDeprecation(),
      ...this.#compareFacts(),
      ...this.#compareSecurity(),
      ...this.#compareParameters(),
      ...this.#compareBody(),
      ...this.#compareReplies(),
    ];
  }

  #own(kind: OwnKind, words?: Words): Change {
    return ownChange(kind, atCall(this.#name), words);
  }

  #compareDeprecation(): Change[] {
    const [before, after] = [this.#before.operation, this.#after.operation];
    const [from, to] = [dayOf(before['x-sunset']), dayOf(after['x-sunset'])];
    const [was, is] = [before.deprecated === true, after.deprecated === true];
    if (was && !is) return [this.#own('endpoint-reactivated')];
    if (!is || (was && from === to)) return [];
    if (to === undefined)
      return [
        from === undefined || !was
          ? this.#own('api-deprecated-sunset-missing')
          : this.#own('sunset-deleted', { from }),
      ];
    if (!was || from === undefined) return [this.#own('endpoint-deprecated-with-sunset', { to })];
    return [
      this.#own(to < from ? 'api-sunset-date-changed-too-small' : 'api-sunset-date-postponed', { from, to }),
    ];
  }

  #compareFacts(): Change[] {
    const [before, after] = [this.#before.operation, this.#after.operation];
    const [from, to] = [textOf(before.operationId), textOf(after.operationId)];
    const repeats = (operation: Node) => operation['x-idempotent'] === true;
    const lists = [
      ['tags', 'api-tag-removed', 'api-tag-added'],
      ['x-result-codes', 'api-result-code-removed', 'api-result-code-added'],
    ] as const;
    return [
      ...(from === to
        ? []
        : [
            from === undefined
              ? this.#own('api-operation-id-added', { to: to ?? '' })
              : this.#own('api-operation-id-removed', { from, to: to ?? 'none' }),
          ]),
      ...(repeats(before) === repeats(after)
        ? []
        : [this.#own(repeats(after) ? 'api-idempotency-added' : 'api-idempotency-removed')]),
      ...lists.flatMap(([name, removed, added]) => {
        const [were, are] = [textsOf(before[name]), textsOf(after[name])];
        return [
          ...were
            .filter((one) => !are.includes(one))
            .map((one) => this.#own(removed, { from: inWords(one) })),
          ...are.filter((one) => !were.includes(one)).map((one) => this.#own(added, { to: inWords(one) })),
        ];
      }),
    ];
  }

  /** Each requirement is a way to call: one that is gone breaks unless one that asks for less is left. */
  #compareSecurity(): Change[] {
    const waysOf = ({ operation }: Call, document: OpenApi) => {
      const ways = listOf(operation.security ?? document.security).map(nodeOf);
      return ways.length === 0 ? [{}] : ways;
    };
    const isSame = (one: Node, other: Node) =>
      isDeepStrictEqual(Object.keys(one).sort(), Object.keys(other).sort());
    const asksNoMore = (one: Node, other: Node) => Object.keys(one).every((scheme) => scheme in other);
    const before = waysOf(this.#before, this.#documents.before);
    const after = waysOf(this.#after, this.#documents.after);
    const isIn = (list: readonly Node[], way: Node) => list.some((one) => isSame(one, way));
    return [
      ...before
        .filter((way) => !after.some((one) => asksNoMore(one, way)))
        .map((way) => this.#own('api-security-removed', { from: wayInWords(way) })),
      ...after
        .filter((way) => !isIn(before, way))
        .map((way) => this.#own('api-security-added', { to: wayInWords(way) })),
      ...before.flatMap((way) => {
        const now = after.find((one) => isSame(one, way));
        return now ? this.#compareScopes(way, now) : [];
      }),
    ];
  }

  #compareScopes(before: Node, after: Node): Change[] {
    return Object.keys(before).flatMap((scheme) => {
      const [were, are] = [textsOf(before[scheme]), textsOf(after[scheme])];
      return [
        ...are
          .filter((scope) => !were.includes(scope))
          .map((to) => this.#own('api-security-scope-added', { to })),
        ...were
          .filter((scope) => !are.includes(scope))
          .map((from) => this.#own('api-security-scope-removed', { from })),
      ];
    });
  }

  #compareParameters(): Change[] {
    const [before, after] = [this.#before.parameters, this.#after.parameters];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
      const at: Place = {
        call: this.#name,
        where: 'request',
        field: key,
        direction: 'request',
        noun: 'request-parameter',
      };
      const [from, to] = [before.get(key), after.get(key)];
      if (!to) return [ownChange('request-parameter-removed', at)];
      if (!from) return [ownChange(addedParameter(to), at)];
      const required =
        (from.required === true) === (to.required === true)
          ? []
          : [fieldChange(to.required === true ? 'became-required' : 'became-optional', at)];
      const flagged =
        (from.deprecated === true) === (to.deprecated === true)
          ? []
          : [fieldChange(to.deprecated === true ? 'deprecated' : 'reactivated', at)];
      const styled = isDeepStrictEqual(styleOf(from), styleOf(to))
        ? []
        : [ownChange('request-parameter-style-changed', at)];
      const schemas = { before: schemaOf(from), after: schemaOf(to) };
      return [...required, ...flagged, ...styled, ...compareSchemas(this.#documents, schemas, at)];
    });
  }

  #compareBody(): Change[] {
    const [from, to] = [this.#before.operation.requestBody, this.#after.operation.requestBody];
    const at = { call: this.#name, where: 'request', field: '' };
    if (from === undefined && to === undefined) return [];
    const [before, after] = [resolved(from, this.#documents.before), resolved(to, this.#documents.after)];
    const isRequired = after.required === true;
    if (from === undefined)
      return [ownChange(isRequired ? 'request-body-added-required' : 'request-body-added-optional', at)];
    if (to === undefined) return [ownChange('request-body-removed', at)];
    const place: Place = { ...at, direction: 'request', noun: 'request-body' };
    return [
      ...((before.required === true) === isRequired
        ? []
        : [fieldChange(isRequired ? 'became-required' : 'became-optional', place)]),
      ...this.#compareContents({ before, after }, place, [
        'request-body-media-type-removed',
        'request-body-media-type-added',
      ]),
    ];
  }

  #compareContents(
    holders: Pair<Node>,
    place: Place,
    [removed, added]: readonly [removed: OwnKind, added: OwnKind],
  ): Change[] {
    const [from, to] = [nodeOf(holders.before.content), nodeOf(holders.after.content)];
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((type) => {
      if (!(type in to)) return [ownChange(removed, place, { from: type })];
      if (!(type in from)) return [ownChange(added, place, { to: type })];
      const schemas = { before: nodeOf(from[type]).schema, after: nodeOf(to[type]).schema };
      return compareSchemas(this.#documents, schemas, place);
    });
  }

  #compareReplies(): Change[] {
    const [before, after] = [
      nodeOf(this.#before.operation.responses),
      nodeOf(this.#after.operation.responses),
    ];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((status) => {
      const at = { call: this.#name, where: 'reply', field: '' };
      const success = status.startsWith('2') ? 'success' : 'non-success';
      if (!(status in after)) return [ownChange(`response-${success}-status-removed`, at, { from: status })];
      if (!(status in before)) return [ownChange(`response-${success}-status-added`, at, { to: status })];
      const replies = {
        before: resolved(before[status], this.#documents.before),
        after: resolved(after[status], this.#documents.after),
      };
      const place: Place = {
        call: this.#name,
        where: status === '200' ? 'reply' : `reply with HTTP ${status}`,
        field: '',
        direction: 'reply',
        noun: 'response-body',
      };
      return [
        ...this.#compareHeaders(replies, place),
        ...this.#compareContents(replies, place, [
          'response-media-type-removed',
          'response-media-type-added',
        ]),
      ];
    });
  }

  #compareHeaders(replies: Pair<Node>, { call, where }: Place): Change[] {
    const [before, after] = [
      headersOf(replies.before, this.#documents.before),
      headersOf(replies.after, this.#documents.after),
    ];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const at: Place = { call, where, field: `header ${name}`, direction: 'reply', noun: 'response-header' };
      const [from, to] = [before.get(name), after.get(name)];
      const wasRequired = from?.required === true;
      if (!to)
        return [
          ownChange(
            wasRequired ? 'required-response-header-removed' : 'optional-response-header-removed',
            at,
          ),
        ];
      if (!from) return [ownChange('response-header-added', at)];
      const required =
        wasRequired === (to.required === true)
          ? []
          : [fieldChange(wasRequired ? 'became-optional' : 'became-required', at)];
      const schemas = { before: schemaOf(from), after: schemaOf(to) };
      return [...required, ...compareSchemas(this.#documents, schemas, at)];
    });
  }
}

const headersOf = (reply: Node, document: OpenApi): ReadonlyMap<string, Node> =>
  new Map(
    Object.entries(nodeOf(reply.headers)).map(([name, header]) => [
      name.toLowerCase(),
      resolved(header, document),
    ]),
  );

const wayInWords = (way: Node) => Object.keys(way).join(' and ') || 'nothing';

const addedParameter = (parameter: Node) => {
  if (parameter.in === 'path') return 'new-request-path-parameter';
  return parameter.required === true ? 'new-required-request-parameter' : 'new-optional-request-parameter';
};

/** How several values are written. */
const styleOf = ({ style, explode }: Node) => ({ style, explode });

/** A parameter or a header has a schema, or a content of one type. */
const schemaOf = ({ schema, content }: Node) => schema ?? nodeOf(Object.values(nodeOf(content))[0]).schema;
