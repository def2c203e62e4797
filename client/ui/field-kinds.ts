import type { InputHTMLAttributes } from 'react';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

/** Kept as typed, because an email, a code or a figure isn't a word. */
const EXACT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
/** Names aren't in the dictionary either, and each begins with a capital. */
const NAME = { ...EXACT, autoCapitalize: 'words' } as const;
const CAPITALS = { ...EXACT, autoCapitalize: 'characters' } as const;
const SENTENCES = { autoCapitalize: 'sentences' } as const;
const OFF = { autoComplete: 'off' } as const;
const FIGURE = { ...EXACT, ...OFF, enterKeyHint: 'done' } as const;

/**
 * What a field can ask for, with its keyboard, capitals, corrections and auto-fill. What a browser knows about its owner is
 * named by HTML's autocomplete tokens; for the rest auto-fill is off.
 */
export const FIELD_KINDS = {
  name: { ...NAME, autoComplete: 'name' },
  'given-name': { ...NAME, autoComplete: 'given-name' },
  'family-name': { ...NAME, autoComplete: 'family-name' },
  organization: { ...NAME, autoComplete: 'organization' },
  'street-address': { ...NAME, autoComplete: 'street-address' },
  'address-line1': { ...NAME, autoComplete: 'address-line1' },
  'address-line2': { ...NAME, autoComplete: 'address-line2' },
  'address-level2': { ...NAME, autoComplete: 'address-level2' },
  'postal-code': { ...CAPITALS, autoComplete: 'postal-code' },
  email: { ...EXACT, type: 'email', autoComplete: 'email' },
  username: { ...EXACT, type: 'email', autoComplete: 'username' },
  tel: { ...EXACT, type: 'tel', autoComplete: 'tel' },
  url: { ...EXACT, type: 'url', autoComplete: 'url' },
  'one-time-code': { ...EXACT, inputMode: 'numeric', autoComplete: 'one-time-code' },
  'current-password': { ...EXACT, autoComplete: 'current-password' },
  'new-password': { ...EXACT, autoComplete: 'new-password' },
  /** the name of another person, a project, a room or a place */
  'other-name': { ...NAME, ...OFF },
  'other-email': { ...EXACT, ...OFF, type: 'email' },
  'other-postal-code': { ...CAPITALS, ...OFF },
  /** written in capitals: a voucher, a product number */
  code: { ...CAPITALS, ...OFF },
  /** text defined elsewhere: a purchase order number, a link */
  reference: { ...EXACT, ...OFF },
  decimal: { ...FIGURE, inputMode: 'decimal' },
  whole: { ...FIGURE, inputMode: 'numeric' },
  /** needs more than a number pad has */
  'feet-and-inches': { ...FIGURE, inputMode: 'text' },
  search: { ...EXACT, ...OFF, type: 'search', enterKeyHint: 'search' },
  /** one line of words */
  note: { ...SENTENCES, ...OFF },
  /** in a field of many lines, Enter begins a new one */
  message: { ...SENTENCES, ...OFF, enterKeyHint: 'enter' },
  codes: { ...CAPITALS, ...OFF, enterKeyHint: 'enter' },
} as const satisfies Readonly<Record<string, Attributes>>;

export type FieldKind = keyof typeof FIELD_KINDS;

/** These follow from what a field asks for. */
type Decided =
  | 'type'
  | 'inputMode'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'autoComplete'
  | 'spellCheck'
  | 'enterKeyHint';

export type Asking<Props> = Omit<Props, Decided> & {
  asks: FieldKind;
  /** which address it belongs to, where a form has more than one */
  part?: 'shipping' | 'billing' | undefined;
  /** what Enter does; for the last field of a form, and a field outside a form */
  enter?: NonNullable<Attributes['enterKeyHint']> | undefined;
};

/** @returns the attributes of a field that asks for this */
export function attributesOf({
  asks,
  part,
  enter,
}: Pick<Asking<object>, 'asks' | 'part' | 'enter'>): Attributes {
  // React lists thousands of texts for autoComplete, too many to put a part before each
  const kind: Attributes & { autoComplete?: string } = FIELD_KINDS[asks];
  return {
    ...kind,
    ...(part && { autoComplete: `${part} ${kind.autoComplete}` }),
    ...(enter && { enterKeyHint: enter }),
  };
}
