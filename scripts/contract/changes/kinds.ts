export type Severity = 'breaking' | 'risky' | 'harmless';
export type Direction = 'request' | 'reply';

/** How a kind of change is judged, and how it is said: `{from}` and `{to}` stand for what was and what is. */
export interface Judgement {
  readonly severity: Severity;
  readonly says: string;
}

interface ByDirection {
  readonly request: Judgement;
  readonly reply: Judgement;
}

const breaking = (says: string): Judgement => ({ severity: 'breaking', says });
const risky = (says: string): Judgement => ({ severity: 'risky', says });
const harmless = (says: string): Judgement => ({ severity: 'harmless', says });

/** A limit of the contract. */
interface Limit {
  readonly keyword: string;
  readonly isUpper: boolean;
  /** what must be so, with `{}` for the figure */
  readonly says: string;
  /** whether it promises that something is there, which callers rely on in a reply */
  readonly promisesPresence?: true;
}

/** The limits by their names in kinds of changes. */
export const LIMITS = {
  'max-length': { keyword: 'maxLength', isUpper: true, says: 'at most {} characters' },
  'min-length': {
    keyword: 'minLength',
    isUpper: false,
    says: 'at least {} characters',
    promisesPresence: true,
  },
  max: { keyword: 'maximum', isUpper: true, says: 'at most {}' },
  min: { keyword: 'minimum', isUpper: false, says: 'at least {}' },
  'exclusive-max': { keyword: 'exclusiveMaximum', isUpper: true, says: 'less than {}' },
  'exclusive-min': { keyword: 'exclusiveMinimum', isUpper: false, says: 'more than {}' },
  'max-items': { keyword: 'maxItems', isUpper: true, says: 'at most {} items' },
  'min-items': { keyword: 'minItems', isUpper: false, says: 'at least {} items', promisesPresence: true },
  'max-properties': { keyword: 'maxProperties', isUpper: true, says: 'at most {} fields' },
  'min-properties': {
    keyword: 'minProperties',
    isUpper: false,
    says: 'at least {} fields',
    promisesPresence: true,
  },
} as const satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof LIMITS;
type LimitChange = 'increased' | 'decreased' | 'set' | 'unset';

const NOW_BEFORE = '{to} now, {from} before';
const REFUSED = 'anything else is refused';

function limitKinds(name: string, { isUpper, promisesPresence }: Limit): [string, ByDirection][] {
  const widened = promisesPresence ? breaking : risky;
  const narrower: ByDirection = {
    request: breaking(`${NOW_BEFORE}: ${REFUSED}`),
    reply: harmless(NOW_BEFORE),
  };
  const wider: ByDirection = { request: harmless(NOW_BEFORE), reply: widened(NOW_BEFORE) };
  return [
    [`${name}-increased`, isUpper ? wider : narrower],
    [`${name}-decreased`, isUpper ? narrower : wider],
    [
      `${name}-set`,
      {
        request: breaking(`{to} now, no such limit before: ${REFUSED}`),
        reply: harmless('{to} now, no such limit before'),
      },
    ],
    [
      `${name}-unset`,
      {
        request: harmless('no such limit now, {from} before'),
        reply: widened('no such limit now, {from} before'),
      },
    ],
  ];
}

/**
 * Kinds of changes to a field, a parameter, a header or a whole body, by the ends of their names, e.g. `request-property-became-required`. Names are
 * those of oasdiff where it has one.
 *
 * Breaking: a call that kept to the old contract is refused, or a reply lacks what callers could rely on (a field, its type, that it isn't null).
 * Risky: a reply may hold a value that callers haven't met, or the contract alone can't say.
 */
const FIELD_KINDS = {
  'became-required': {
    request: breaking('required now: a call without it is refused'),
    reply: harmless('always there now'),
  },
  'became-optional': { request: harmless('may be left out now'), reply: breaking('may be missing now') },
  'became-nullable': { request: harmless('may be null now'), reply: breaking('may be null now') },
  'became-not-nullable': { request: breaking('null is refused now'), reply: harmless('never null now') },
  'type-changed': {
    request: breaking('{to} now, {from} before'),
    reply: breaking('{to} now, {from} before'),
  },
  'type-generalized': {
    request: harmless('{to} now, {from} before'),
    reply: breaking('{to} now, {from} before'),
  },
  'type-specialized': {
    request: breaking(`{to} now, {from} before: ${REFUSED}`),
    reply: harmless('{to} now, {from} before'),
  },
  'format-added': { request: risky('has the format {to} now'), reply: harmless('has the format {to} now') },
  'format-changed': {
    request: breaking('has the format {to} now, {from} before'),
    reply: breaking('has the format {to} now, {from} before'),
  },
  'format-removed': {
    request: harmless('need not have the format {from} any more'),
    reply: risky('need not have the format {from} any more'),
  },
  'became-enum': {
    request: breaking(`one of {to} now: ${REFUSED}`),
    reply: harmless('one of {to} now'),
  },
  'no-longer-enum': {
    request: harmless('no longer has to be one of {from}'),
    reply: risky('may be something else than {from} now'),
  },
  'enum-value-added': {
    request: harmless('may be {to} now'),
    reply: risky('may be {to} now: do you handle that value?'),
  },
  'enum-value-removed': { request: breaking('{from} is refused now'), reply: harmless('never {from} now') },
  'const-added': { request: breaking(`must be {to} now: ${REFUSED}`), reply: harmless('always {to} now') },
  'const-changed': {
    request: breaking('must be {to} now, {from} before'),
    reply: breaking('always {to} now, {from} before'),
  },
  'const-removed': {
    request: harmless('no longer has to be {from}'),
    reply: risky('may be something else than {from} now'),
  },
  'pattern-added': {
    request: breaking('must match {to} now: anything else is refused'),
    reply: harmless('matches {to} now'),
  },
  'pattern-changed': {
    request: risky('must match {to} now, {from} before'),
    reply: risky('matches {to} now, {from} before'),
  },
  'pattern-removed': {
    request: harmless('no longer has to match {from}'),
    reply: risky('may not match {from} any more'),
  },
  'multiple-of-set': {
    request: breaking(`a multiple of {to} now: ${REFUSED}`),
    reply: harmless('a multiple of {to} now'),
  },
  'multiple-of-changed': {
    request: breaking('a multiple of {to} now, of {from} before'),
    reply: risky('a multiple of {to} now, of {from} before'),
  },
  'multiple-of-unset': {
    request: harmless('no longer has to be a multiple of {from}'),
    reply: risky('may not be a multiple of {from} any more'),
  },
  'unique-items-set': {
    request: breaking('no two items may be the same now'),
    reply: harmless('no two items are the same now'),
  },
  'unique-items-unset': {
    request: harmless('two items may be the same now'),
    reply: risky('two items may be the same now'),
  },
  'default-value-added': { request: risky('{to} if left out'), reply: harmless('{to} if left out') },
  'default-value-changed': {
    request: risky('{to} if left out, {from} before'),
    reply: risky('{to} if left out, {from} before'),
  },
  'default-value-removed': {
    request: risky('no longer {from} if left out'),
    reply: risky('no longer {from} if left out'),
  },
  'became-read-only': {
    request: risky('no longer has an effect: only replies have it'),
    reply: harmless('only replies have it now'),
  },
  'became-not-read-only': {
    request: harmless('calls may have it now, not only replies'),
    reply: harmless('calls may have it now, not only replies'),
  },
  'became-write-only': {
    request: harmless('only calls have it now'),
    reply: breaking('no longer in replies: only calls have it'),
  },
  'became-not-write-only': {
    request: harmless('replies may have it now, not only calls'),
    reply: harmless('replies may have it now, not only calls'),
  },
  deprecated: {
    request: harmless('deprecated: use it no longer'),
    reply: harmless('deprecated: use it no longer'),
  },
  reactivated: { request: harmless('no longer deprecated'), reply: harmless('no longer deprecated') },
  'additional-properties-removed': {
    request: breaking('fields that the contract does not name are refused now'),
    reply: harmless('has no fields now but those that the contract names'),
  },
  'additional-properties-added': {
    request: harmless('may have fields now that the contract does not name'),
    reply: harmless('may have fields now that the contract does not name'),
  },
  'one-of-added': { request: harmless('may be {to} too now'), reply: breaking('may be {to} too now') },
  'one-of-removed': { request: breaking('{from} is refused now'), reply: harmless('never {from} now') },
  'any-of-added': { request: harmless('may be {to} too now'), reply: breaking('may be {to} too now') },
  'any-of-removed': { request: breaking('{from} is refused now'), reply: harmless('never {from} now') },
  'rule-changed': {
    request: risky('{to} has changed, which only a person can judge'),
    reply: risky('{to} has changed, which only a person can judge'),
  },
} as const satisfies Readonly<Record<string, ByDirection>>;

/** Kinds of changes with a name of their own, most of them changes to a call. */
const OWN_KINDS = {
  'endpoint-added': harmless('is new'),
  'api-path-removed-without-deprecation': breaking('is gone, and was never said to be deprecated'),
  'api-path-removed-before-sunset': breaking('is gone before {from}, the day that was given'),
  'api-path-removed-with-deprecation': risky('is gone, as was said for {from}'),
  'api-path-sunset-parse': breaking('is gone: it was deprecated, but no day was given'),
  'api-removed-without-deprecation': breaking('is gone, and was never said to be deprecated'),
  'api-removed-before-sunset': breaking('is gone before {from}, the day that was given'),
  'api-removed-with-deprecation': risky('is gone, as was said for {from}'),
  'api-deprecated-sunset-parse': breaking('is gone: it was deprecated, but no day was given'),
  'endpoint-deprecated-with-sunset': harmless('is deprecated, and ends on {to}'),
  'api-deprecated-sunset-missing': risky('is deprecated, but no day is given on which it ends'),
  'endpoint-reactivated': harmless('is no longer deprecated'),
  'sunset-deleted': risky('is still deprecated, but no longer ends on {from}'),
  'api-sunset-date-changed-too-small': breaking('ends on {to} already, not on {from}'),
  'api-sunset-date-postponed': harmless('ends on {to}, not on {from} already'),
  'api-operation-id-removed': risky('has the operationId {to} now, {from} before: functions are named by it'),
  'api-operation-id-added': harmless('has the operationId {to} now'),
  'api-tag-added': harmless('is listed under {to} now'),
  'api-tag-removed': harmless('is no longer listed under {from}'),
  'api-result-code-added': risky('may answer resultCode {to} now: do you handle it?'),
  'api-result-code-removed': harmless('never answers resultCode {from} now'),
  'api-idempotency-added': harmless('may be repeated with its callserial now'),
  'api-idempotency-removed': breaking('acts again now when it is repeated with its callserial'),
  'api-security-added': harmless('can be called with {to} now'),
  'api-security-removed': breaking('can no longer be called with {from}'),
  'api-security-scope-added': breaking('needs the scope {to} now'),
  'api-security-scope-removed': harmless('no longer needs the scope {from}'),
  'api-security-component-added': harmless('{to} is a new way to sign or log in'),
  'api-security-component-removed': risky('{from} is no longer a way to sign or log in'),
  'api-security-component-type-changed': breaking('{to} works another way now'),
  'new-required-request-parameter': breaking('new and required: a call without it is refused'),
  'new-request-path-parameter': breaking('new part of the address'),
  'new-optional-request-parameter': harmless('new, may be left out'),
  'request-parameter-removed': risky('gone: no longer has an effect'),
  'request-parameter-style-changed': breaking('several values are written another way now'),
  'request-body-added-required': breaking('a body is required now'),
  'request-body-added-optional': harmless('may have a body now'),
  'request-body-removed': risky('a body no longer has an effect'),
  'request-body-media-type-added': harmless('may be {to} now'),
  'request-body-media-type-removed': breaking('{from} is refused now'),
  'new-required-request-property': breaking('new and required: a call without it is refused'),
  'new-optional-request-property': harmless('new, may be left out'),
  'request-property-removed': risky('gone: no longer has an effect'),
  'request-property-refused': breaking('gone: a call with it is refused'),
  'response-success-status-added': risky('HTTP {to} may come now: do you handle it?'),
  'response-success-status-removed': breaking('HTTP {from} no longer comes'),
  'response-non-success-status-added': risky('HTTP {to} may come now: do you handle it?'),
  'response-non-success-status-removed': harmless('HTTP {from} no longer comes'),
  'response-media-type-added': risky('may be {to} now'),
  'response-media-type-removed': breaking('never {from} now'),
  'response-required-property-added': harmless('new'),
  'response-optional-property-added': harmless('new, may be missing'),
  'response-required-property-removed': breaking('gone'),
  'response-optional-property-removed': risky('gone: it never comes now'),
  'response-header-added': harmless('new'),
  'required-response-header-removed': breaking('gone'),
  'optional-response-header-removed': risky('gone: it never comes now'),
} as const satisfies Readonly<Record<string, Judgement>>;

export type FieldKind = keyof typeof FIELD_KINDS | `${LimitName}-${LimitChange}`;
export type OwnKind = keyof typeof OWN_KINDS;

const FIELD_JUDGEMENTS: ReadonlyMap<string, ByDirection> = new Map([
  ...Object.entries<ByDirection>(FIELD_KINDS),
  ...Object.entries<Limit>(LIMITS).flatMap(([name, limit]) => limitKinds(name, limit)),
]);

/** Every kind in each of its directions, e.g. `request became-required`, or its own name. */
export const ALL_KINDS: readonly string[] = [
  ...[...FIELD_JUDGEMENTS.keys()].flatMap((kind) => [`request ${kind}`, `reply ${kind}`]),
  ...Object.keys(OWN_KINDS),
];

export function judgeField(kind: FieldKind, direction: Direction): Judgement {
  const judgements = FIELD_JUDGEMENTS.get(kind);
  if (!judgements) throw new TypeError(`no kind of change is called ${kind}`);
  return judgements[direction];
}

export const judgeOwn = (kind: OwnKind): Judgement => OWN_KINDS[kind];
