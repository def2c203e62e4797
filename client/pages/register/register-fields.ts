import { DEFAULT_TITLE, TITLES, USER_TYPES } from '../../../contracts/rules/registration-options.ts';

interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One field of the application: what the page must know to draw it. Its rules live with the contract's forms. */
export interface RegistrationField {
  readonly name: string;
  readonly label: string;
  readonly required?: true;
  readonly type?: 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  /** the contract's bound, so that nothing is typed that the server must refuse */
  readonly maxLength?: number;
  readonly hint?: string;
  readonly options?: readonly FieldOption[];
  readonly initial?: string;
  /** takes a whole row of the two-column form */
  readonly wide?: true;
}

export interface RegistrationSection {
  readonly title: string;
  readonly fields: readonly RegistrationField[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The fields of docs/product.md, "Data", with the labels of "Form rules", in the order that they are asked and checked. */
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
      { name: 'firstName', label: 'First Name', required: true, autoComplete: 'given-name', maxLength: 80 },
      { name: 'lastName', label: 'Surname', required: true, autoComplete: 'family-name', maxLength: 80 },
    ],
  },
  {
    title: 'Your company',
    fields: [
      { name: 'companyName', label: 'Company Name', autoComplete: 'organization', maxLength: 160 },
      { name: 'taxNo', label: 'Company Registration Number', autoComplete: 'off', maxLength: 40 },
      {
        name: 'companyAddr',
        label: 'Company Address',
        autoComplete: 'street-address',
        maxLength: 300,
        wide: true,
      },
      { name: 'postCode', label: 'Post Code', required: true, autoComplete: 'postal-code', maxLength: 12 },
      { name: 'companyPhone', label: 'Company Phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
      { name: 'projectAddr', label: 'Company Website', autoComplete: 'url', maxLength: 300, wide: true },
    ],
  },
  {
    title: 'Your login',
    fields: [
      {
        name: 'loginName',
        label: 'Email',
        required: true,
        type: 'email',
        autoComplete: 'username',
        maxLength: 254,
        wide: true,
      },
      {
        name: 'password',
        label: 'Password',
        required: true,
        type: 'password',
        autoComplete: 'new-password',
        maxLength: 128,
        hint: 'At least 8 characters',
      },
      {
        name: 'repassword',
        label: 'Confirm Password',
        required: true,
        type: 'password',
        autoComplete: 'new-password',
        maxLength: 128,
      },
    ],
  },
];
