import { describe, expect, it } from 'vitest';
import { fieldErrors, registrationForm } from '../../../contracts/forms.ts';
import contract from '../../../contracts/generated/openapi.json' with { type: 'json' };
import { REGISTRATION_SECTIONS } from './register-fields.ts';

const fields = REGISTRATION_SECTIONS.flatMap((section) => section.fields);
const initial = Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));

interface TextSchema {
  readonly $ref?: string;
  readonly maxLength?: number;
  readonly [other: string]: unknown;
}

/** Some properties only name the schema that they share with other calls. */
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

  it('mark as mandatory what the rules refuse when it is left out', () => {
    const mandatory = fields.filter(({ required }) => required).map(({ name }) => name);
    expect(Object.keys(fieldErrors(registrationForm, initial)).sort()).toEqual(mandatory.sort());
  });

  it('take no more text than the contract', () => {
    // those that are chosen from a list have no length
    for (const { name, maxLength } of fields.filter(({ options }) => !options)) {
      expect(maxLength, name).toBe(contractLength(name));
      expect(maxLength, name).toBeGreaterThan(0);
    }
  });

  it('offer a valid title from the start', () => {
    expect(fieldErrors(registrationForm, initial)).not.toHaveProperty('title');
  });
});
