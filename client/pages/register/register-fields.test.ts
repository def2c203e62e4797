import { describe, expect, it } from 'vitest';
import contract from '../../../contracts/api/generated/openapi.json' with { type: 'json' };
import { fieldErrors, passwordResetForm, registrationForm } from '../../../contracts/domain/forms/forms.ts';
import { REGISTRATION_SECTIONS } from './register-fields.ts';

const fields = REGISTRATION_SECTIONS.flatMap((section) => section.fields);
const initial = Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));

interface TextSchema {
  readonly $ref?: string;
  readonly maxLength?: number;
  readonly [other: string]: unknown;
}

/** Some properties only name a schema shared with other calls. */
function contractLength(field: string): number | undefined {
  const schemas: Record<string, TextSchema> = contract.components.schemas;
  const properties: Record<string, TextSchema> = contract.components.schemas.Registration.properties;
  const { $ref, maxLength } = properties[field] ?? {};
  return $ref ? schemas[$ref.split('/').at(-1) ?? '']?.maxLength : maxLength;
}

describe('registration fields', () => {
  it('are exactly the fields of the form rules', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(registrationForm.shape).sort());
  });

  it('are marked as mandatory if the rules refuse an application without them', () => {
    const mandatory = fields.filter(({ required }) => required).map(({ name }) => name);
    expect(Object.keys(fieldErrors(registrationForm, initial)).sort()).toEqual(mandatory.sort());
  });

  it('accept no more text than the contract allows, and say so', () => {
    // fields chosen from a list have no length
    for (const { name } of fields.filter(({ options }) => !options)) {
      const maxLength = contractLength(name) ?? 0;
      expect(maxLength, name).toBeGreaterThan(0);
      const tooLong = { ...initial, [name]: `a@b.${'c'.repeat(maxLength)}` };
      expect([name, fieldErrors(registrationForm, tooLong)]).toEqual([
        name,
        expect.objectContaining({ [name]: `Please use at most ${maxLength} characters` }),
      ]);
      const fits = { ...initial, [name]: 'c'.repeat(maxLength) };
      expect(fieldErrors(registrationForm, fits)[name as 'postCode']).not.toBe(
        `Please use at most ${maxLength} characters`,
      );
    }
  });

  it('require the same password length as the contract', () => {
    const { minLength } = contract.components.schemas.Password;
    const message = `Passwords need at least ${minLength} characters`;
    const short = 'x'.repeat(minLength - 1);
    expect(fieldErrors(registrationForm, { ...initial, password: short }).password).toBe(message);
    expect(fieldErrors(registrationForm, { ...initial, password: `${short}x` }).password).toBeUndefined();
    expect(fieldErrors(passwordResetForm, { password: short }).password).toBe(message);
  });

  it('offer a valid title from the start', () => {
    expect(fieldErrors(registrationForm, initial)).not.toHaveProperty('title');
  });
});
