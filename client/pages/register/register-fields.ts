import {
  DEFAULT_TITLE,
  PASSWORD_HINT,
  TITLES,
  USER_TYPES,
} from '../../../contracts/domain/people/registration-options.ts';
import type { FieldKind } from '../../ui/field-kinds.ts';

interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** How to draw one field of the application. Its rules are with the contract's forms. */
export interface RegistrationField {
  readonly name: string;
  readonly label: string;
  readonly required?: true;
  /** the kind of text; left out for a choice of options */
  readonly asks?: FieldKind;
  readonly enter?: 'send';
  /** for a choice of options */
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly options?: readonly FieldOption[];
  readonly initial?: string;
  /** takes a full row of the two-column form */
  readonly wide?: true;
}

export interface RegistrationSection {
  readonly title: string;
  readonly fields: readonly RegistrationField[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The fields of docs/product.md, "Data", with the labels of "Form rules", in the order in which they are shown and checked. */
export const REGISTRATION_SECTIONS: readonly RegistrationSection[] = [
  {
    title: 'About you',
    fields: [
      {
        name: 'title',
        label: 'Title',
        autoComplete: 'honorific-prefix',
        options: TITLES.map((value) => ({ value, label: value })),
        initial: DEFAULT_TITLE,
      },
      {
        name: 'userType',
        label: 'Occupation',
        required: true,
        autoComplete: 'off',
        options: [
          { value: '', label: 'Please select' },
          ...USER_TYPES.map((value) => ({ value, label: capital(value) })),
        ],
      },
      { name: 'firstName', label: 'First Name', required: true, asks: 'given-name' },
      { name: 'lastName', label: 'Surname', required: true, asks: 'family-name' },
    ],
  },
  {
    title: 'Your company',
    fields: [
      { name: 'companyName', label: 'Company Name', asks: 'organization' },
      { name: 'taxNo', label: 'Company Registration Number', asks: 'code' },
      {
        name: 'companyAddr',
        label: 'Company Address',
        asks: 'street-address',
        wide: true,
      },
      { name: 'postCode', label: 'Post Code', required: true, asks: 'postal-code' },
      { name: 'companyPhone', label: 'Company Phone', asks: 'tel' },
      { name: 'projectAddr', label: 'Company Website', asks: 'url', wide: true },
    ],
  },
  {
    title: 'Your login',
    fields: [
      {
        name: 'loginName',
        label: 'Email',
        required: true,
        asks: 'username',
        wide: true,
      },
      {
        name: 'password',
        label: 'Password',
        required: true,
        asks: 'new-password',
        hint: PASSWORD_HINT,
      },
      {
        name: 'repassword',
        label: 'Confirm Password',
        required: true,
        asks: 'new-password',
        enter: 'send',
      },
    ],
  },
];
