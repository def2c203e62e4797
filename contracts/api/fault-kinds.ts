import type { FaultEffect } from './mock-console.ts';
import { objectIn } from './recorded-call.ts';
import { FAILURES } from './result-codes.ts';

/** A value of a fault: a whole number within limits, one of some choices with their meaning, a text of at most so many characters, a JSON object, or yes and no. */
export type FaultField = {
  readonly label: string;
  /** what a form begins with, and documents show; not needed if it can be left out */
  readonly example: string;
  readonly isOptional?: true;
} & (
  | { readonly whole: readonly [least: number, most: number] }
  | { readonly choice: Readonly<Record<string, { readonly meaning: string }>> }
  | { readonly text: number }
  | { readonly json: true }
  /** what it means to leave it out, and to set it to true */
  | { readonly flag: readonly [off: string, on: string] }
);

interface FaultKind<Effect> {
  /** in a form */
  readonly label: string;
  /** what happens to a call, for documents */
  readonly says: string;
  /** the first one follows the kind's name in the header */
  readonly fields: { readonly [Name in Exclude<keyof Effect, 'kind'>]-?: FaultField };
  /** what a list says of one that is set */
  readonly set: (effect: Effect) => string;
}

export type FaultKindName = FaultEffect['kind'];
type EffectOf<Kind, Effect extends FaultEffect = FaultEffect> = Effect extends unknown
  ? Kind extends Effect['kind']
    ? Effect
    : never
  : never;

/** The limits of every fault's own values, and of those of an effect that others need too. */
export const FAULT_LIMITS = {
  times: [1, 100_000],
  percent: [1, 100],
  seed: [0, 999_999],
  /** milliseconds: longer than any client waits (docs/product.md, "Figures and limits": 10 s); with its spread still shorter than the server's limit for a silent connection */
  delay: [0, 30_000],
  /** characters */
  message: 500,
} as const;

/** The kinds of fault: form, list, header, control call and documents take them from here. */
export const FAULT_KINDS: { readonly [Kind in FaultKindName]: FaultKind<EffectOf<Kind>> } = {
  code: {
    label: 'Result code',
    says: 'The reply has this result code, with its usual message or one of yours. The call does no work.',
    fields: {
      code: { label: 'Result code', choice: FAILURES, example: '104' },
      message: {
        label: 'Message (leave empty for the usual one)',
        text: FAULT_LIMITS.message,
        example: 'Closed',
        isOptional: true,
      },
    },
    set: ({ code, message }) => (message ? `Code ${code}: ${message}` : `Code ${code}`),
  },
  status: {
    label: 'HTTP status',
    says: 'This HTTP status without a reply of the contract, and a Retry-After header if you give its seconds. The call does no work.',
    fields: {
      status: { label: 'HTTP status', whole: [200, 599], example: '503' },
      retryAfter: {
        label: 'Retry-After in seconds (leave empty for none)',
        whole: [1, 86_400],
        example: '2',
        isOptional: true,
      },
    },
    set: ({ status, retryAfter }) =>
      retryAfter === undefined ? `HTTP ${status}` : `HTTP ${status}, Retry-After ${retryAfter} s`,
  },
  delay: {
    label: 'Delay',
    says: 'The usual reply comes so many milliseconds later, or with a spread up to so many more.',
    fields: {
      ms: { label: 'Milliseconds', whole: FAULT_LIMITS.delay, example: '3000' },
      spread: {
        label: 'Spread: up to so many more',
        whole: [1, 20_000],
        example: '2000',
        isOptional: true,
      },
    },
    set: ({ ms, spread = 0 }) => `Delayed by ${spread === 0 ? ms : `${ms} to ${ms + spread}`} ms`,
  },
  dribble: {
    label: 'Slow body',
    says: 'The usual reply comes in pieces of so many bytes, every so many milliseconds.',
    fields: {
      bytes: { label: 'Bytes in a piece', whole: [1, 65_536], example: '1024' },
      every: { label: 'Milliseconds between pieces', whole: [1, 10_000], example: '100' },
    },
    set: ({ bytes, every }) => `Reply in pieces: ${bytes} bytes every ${every} ms`,
  },
  reply: {
    label: 'A reply of your own',
    says: 'The reply that you give, which must be one that the contract allows for the call unless you say otherwise. The call does no work.',
    fields: {
      body: { label: 'Reply, as JSON', json: true, example: '{"resultCode":"0","data":[]}' },
      status: {
        label: 'HTTP status (leave empty for 200)',
        whole: [200, 599],
        example: '200',
        isOptional: true,
      },
      unchecked: {
        label: 'How the reply is checked',
        flag: ['It must be one that the contract allows', 'Not at all'],
        example: 'true',
        isOptional: true,
      },
    },
    set: ({ body, status = 200 }) =>
      `Reply${status === 200 ? '' : ` with HTTP ${status}`}: ${shortened(JSON.stringify(body))}`,
  },
  drop: {
    label: 'Drop the connection',
    says: 'The connection ends without a reply. The call does no work.',
    fields: {},
    set: () => 'Connection dropped',
  },
  truncate: {
    label: 'Cut the reply off',
    says: 'The call does its work, but the connection ends after half of the reply.',
    fields: {},
    set: () => 'Reply cut off',
  },
  'not-json': {
    label: 'Reply that is not JSON',
    says: 'HTTP 200 with a page that a gateway might send. The call does no work.',
    fields: {},
    set: () => 'Reply is not JSON',
  },
};

const MOST_SHOWN = 120;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} ...` : text;

export const FAULT_KIND_NAMES = Object.keys(FAULT_KINDS) as FaultKindName[];
/** The kinds that a header can hold: all but those with JSON in them. */
export const HEADER_KIND_NAMES = FAULT_KIND_NAMES.filter((kind) =>
  Object.values<FaultField>(FAULT_KINDS[kind].fields).every((field) => !('json' in field)),
);
/** The kinds without values. */
export const PLAIN_KIND_NAMES = FAULT_KIND_NAMES.filter(
  (kind): kind is 'drop' | 'truncate' | 'not-json' => Object.keys(FAULT_KINDS[kind].fields).length === 0,
);

/** The fields of a kind, by name and in order. */
export const faultFields = (kind: FaultKindName): readonly (readonly [name: string, field: FaultField])[] =>
  Object.entries<FaultField>(FAULT_KINDS[kind].fields);

/** A field's name in the header: `retryAfter` is `retry-after` there. */
export const wordOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a list says of a fault's effect. */
export function effectText<Kind extends FaultKindName>(effect: EffectOf<Kind>): string {
  const { set }: FaultKind<EffectOf<Kind>> = FAULT_KINDS[effect.kind as Kind];
  return set(effect);
}

/** Why a text is no whole number within the limits; undefined if it is one. */
export function wholeProblem(text: string, [least, most]: readonly [number, number]): string | undefined {
  const isWithin = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isWithin ? undefined : `must be a whole number from ${least} to ${most}`;
}

/** Why a text is not a value of a field; undefined if it is one. */
function fieldProblem(field: FaultField, text: string): string | undefined {
  if ('whole' in field) return wholeProblem(text, field.whole);
  if ('text' in field)
    return text.length <= field.text ? undefined : `must be at most ${field.text} characters`;
  if ('json' in field) return objectIn(text) ? undefined : 'must be a JSON object';
  if ('flag' in field) return text === 'true' ? undefined : 'must be true';
  return Object.hasOwn(field.choice, text)
    ? undefined
    : `must be one of ${Object.keys(field.choice).join(', ')}`;
}

/**
 * An effect from what was typed or sent as text.
 * @param typed by the field's name; an empty optional one counts as left out
 * @returns what is wrong, by the field's name, if anything is
 */
export function readEffect(
  kind: FaultKindName,
  typed: Readonly<Record<string, string>>,
): { readonly effect: FaultEffect } | { readonly wrong: Readonly<Record<string, string>> } {
  const given = faultFields(kind).flatMap(([name, field]) => {
    const text = typed[name] ?? '';
    return text === '' && field.isOptional ? [] : [{ name, field, text }];
  });
  const wrong = given.flatMap(({ name, field, text }) => {
    const problem = fieldProblem(field, text);
    return problem === undefined ? [] : [[name, problem]];
  });
  if (wrong.length > 0) return { wrong: Object.fromEntries(wrong) };
  const values = given.map(({ name, field, text }) => [name, valueFor(field, text)]);
  // each value has just been checked by its field, and FAULT_KINDS has every field of the effect
  return { effect: { kind, ...Object.fromEntries(values) } as FaultEffect };
}

function valueFor(field: FaultField, text: string): unknown {
  if ('whole' in field) return Number(text);
  if ('json' in field) return objectIn(text);
  return 'flag' in field ? true : text;
}
