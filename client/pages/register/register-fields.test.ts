import { describe, expect, it } from 'vitest';
import { fieldErrors, registrationForm } from '../../../contracts/forms.ts';
import contract from '../../../contracts/generated/openapi.json' with { type: 'json' };
import { REGISTRATION_SECTIONS } from './register-fields.ts';

const fields = REGISTRATION_SECTIONS.flatMap((section) => section.fields);
const initial = Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));

describe('registration fields', () => {
  it('are exactly the fields of the form rules', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(registrationForm.shape).sort());
  });

  it('mark as mandatory what the rules refuse when it is left out', () => {
    const mandatory = fields.filter(({ required }) => required).map(({ name }) => name);
    expect(Object.keys(fieldErrors(registrationForm, initial)).sort()).toEqual(mandatory.sort());
  });

  it('take no more text than the contract', () => {
    const { properties } = contract.components.schemas.Registration;
    for (const { name, maxLength } of fields) {
      const property = (properties as Record<string, { maxLength?: number }>)[name];
      if (property?.maxLength !== undefined) expect([name, maxLength]).toEqual([name, property.maxLength]);
    }
  });

  it('offer a valid title from the start', () => {
    expect(fieldErrors(registrationForm, initial)).not.toHaveProperty('title');
  });
});
