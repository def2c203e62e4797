// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mount } from '../lib/testing/mount.ts';
import type { FieldKind } from './field-kinds.ts';
import { PasswordInput } from './password-input.tsx';
import { Stepper } from './stepper.tsx';
import { TextArea, TextInput } from './text-input.tsx';

/** type, keyboard, capitals, whether words are corrected, what the browser fills in, the label of Enter */
type Expected = readonly [string, string, string, boolean, string, string];

const attributes = (field: Element): Expected => {
  const of = (name: string) => field.getAttribute(name) ?? '';
  const isCorrected = of('spellcheck') !== 'false' && of('autocorrect') !== 'off';
  return [
    of('type'),
    of('inputmode'),
    of('autocapitalize'),
    isCorrected,
    of('autocomplete'),
    of('enterkeyhint'),
  ];
};

const KINDS: Record<
  Exclude<FieldKind, 'current-password' | 'new-password' | 'message' | 'codes'>,
  Expected
> = {
  name: ['text', '', 'words', false, 'name', ''],
  'given-name': ['text', '', 'words', false, 'given-name', ''],
  'family-name': ['text', '', 'words', false, 'family-name', ''],
  organization: ['text', '', 'words', false, 'organization', ''],
  'street-address': ['text', '', 'words', false, 'street-address', ''],
  'address-line1': ['text', '', 'words', false, 'address-line1', ''],
  'address-line2': ['text', '', 'words', false, 'address-line2', ''],
  'address-level2': ['text', '', 'words', false, 'address-level2', ''],
  'postal-code': ['text', '', 'characters', false, 'postal-code', ''],
  email: ['email', '', 'none', false, 'email', ''],
  username: ['email', '', 'none', false, 'username', ''],
  tel: ['tel', '', 'none', false, 'tel', ''],
  url: ['url', '', 'none', false, 'url', ''],
  'one-time-code': ['text', 'numeric', 'none', false, 'one-time-code', ''],
  'other-name': ['text', '', 'words', false, 'off', ''],
  'other-email': ['email', '', 'none', false, 'off', ''],
  'other-postal-code': ['text', '', 'characters', false, 'off', ''],
  code: ['text', '', 'characters', false, 'off', ''],
  reference: ['text', '', 'none', false, 'off', ''],
  decimal: ['text', 'decimal', 'none', false, 'off', 'done'],
  whole: ['text', 'numeric', 'none', false, 'off', 'done'],
  'feet-and-inches': ['text', 'text', 'none', false, 'off', 'done'],
  search: ['search', '', 'none', false, 'off', 'search'],
  note: ['text', '', 'sentences', true, 'off', ''],
};

describe('a field', () => {
  it.each(Object.entries(KINDS))(
    'that asks for %s has the right keyboard and assistance',
    (kind, expected) => {
      mount(<TextInput asks={kind as FieldKind} data-testid="field" />);
      expect(attributes(screen.getByTestId('field'))).toEqual(expected);
    },
  );

  it.each(['current-password', 'new-password'] as const)(
    'that asks for a %s has neither capitals nor corrections',
    (kind) => {
      mount(<PasswordInput asks={kind} data-testid="field" />);
      expect(attributes(screen.getByTestId('field'))).toEqual(['password', '', 'none', false, kind, '']);
    },
  );

  it.each([
    ['message', ['', '', 'sentences', true, 'off', 'enter']],
    ['codes', ['', '', 'characters', false, 'off', 'enter']],
  ] as const)('of many lines that asks for a %s begins a new line with Enter', (kind, expected) => {
    mount(<TextArea asks={kind} data-testid="field" />);
    expect(attributes(screen.getByTestId('field'))).toEqual(expected);
  });

  it('that counts has a number pad', () => {
    mount(<Stepper label="Packs" value={1} max={9} onChange={() => undefined} />);
    expect(attributes(screen.getByRole('spinbutton'))).toEqual(KINDS.whole);
  });

  it('can say whose address it is, and what Enter does', () => {
    mount(<TextInput asks="postal-code" part="billing" enter="send" data-testid="field" />);
    expect(attributes(screen.getByTestId('field')).slice(4)).toEqual(['billing postal-code', 'send']);
  });
});
