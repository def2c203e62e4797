import * as z from 'zod/mini';
import type { BodyOf } from '../../api/calls.ts';
import { emailOf } from '../people/email.ts';
import {
  DEFAULT_TITLE,
  PASSWORD_HINT,
  PASSWORD_LEAST,
  TITLES,
  USER_TYPES,
} from '../people/registration-options.ts';
import { codeOf, visibleText } from '../text/visible-text.ts';

/*
 * Field rules and messages of docs/product.md, "Form rules", to the letter and in its order; passwords are taken as typed, all other
 * text is trimmed. The login form has no rules. Text too long or too short for the contract is reported too, in our own
 * words. A field that was never filled in is missing; one that was emptied is ''. The browser loads this lazily; zod/mini
 * is a quarter of zod's size.
 */

// zod tries `new Function`, and even the try violates the page's content security policy.
if ('document' in globalThis) z.config({ jitless: true });

const PASSWORDS_DIFFER = {
  path: ['repassword'],
  message: 'The entered passwords are inconsistent!',
  // checked even if other fields are wrong, so that its message shows along with theirs
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** A message instead of cutting text off while typing, as a post code that silently lost its end would be wrong. */
const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);
const visible = () => z.overwrite(visibleText);
/** @param message when it is missing or empty */
export const text = (message: string, most: number) =>
  z.string(message).check(visible(), z.trim(), z.minLength(1, message), atMost(most));
export const optionalText = (most: number) =>
  z._default(z.string().check(visible(), z.trim(), atMost(most)), '');
/** @param message when it is missing or empty; @param wrong when it is not an email */
export const email = (message: string, wrong: string) =>
  text(message, 254).check(
    z.refine((typed) => typed === '' || emailOf(typed) !== undefined, wrong),
    z.overwrite((typed) => emailOf(typed) ?? typed),
  );
const PASSWORD_MOST = 128;
const newPassword = (message: string) =>
  z
    .string(message)
    .check(z.minLength(1, message), z.minLength(PASSWORD_LEAST, PASSWORD_HINT), atMost(PASSWORD_MOST));
/** @param required message when it was never filled in */
const passwordAgain = (required: string) =>
  z.string(required).check(z.minLength(1, 'please re-enter your password'), atMost(PASSWORD_MOST));
const samePasswords = (form: { password?: unknown; repassword?: unknown }) =>
  !form.repassword || form.password === form.repassword;

const nameShape = {
  firstName: text('please enter your First Name', 80),
  lastName: text('please enter your Surname', 80),
  title: z._default(z.enum(TITLES), DEFAULT_TITLE),
};

/** A customer's own name, with the same rules as in an application. */
export const profileForm = z.object(nameShape);

/** Application for a trade account. `projectAddr` is labelled Company Website, `taxNo` Company Registration Number. */
export const registrationForm = z
  .object({
    ...nameShape,
    userType: z.enum(USER_TYPES, 'please select your occupation'),
    postCode: text('please enter your post code', 12),
    loginName: email('please enter your Email', 'Please enter the correct email address'),
    password: newPassword('please enter your password'),
    repassword: passwordAgain('please confirm your password'),
    companyName: optionalText(160),
    companyAddr: optionalText(300),
    projectAddr: optionalText(300),
    companyPhone: optionalText(40),
    taxNo: optionalText(40),
  })
  .check(z.refine(samePasswords, PASSWORDS_DIFFER));
export type RegistrationForm = z.output<typeof registrationForm>;

export const passwordResetForm = z
  .object({
    loginName: text('please enter your email', 254).check(z.overwrite((typed) => emailOf(typed) ?? typed)),
    password: newPassword('please enter the new password'),
    repassword: passwordAgain('please re-enter your password'),
    authCode: text('please enter your authCode', 12).check(z.overwrite(codeOf)),
  })
  .check(z.refine(samePasswords, PASSWORDS_DIFFER));

/** What a colleague fills in to accept an invitation. */
export const acceptanceForm = z
  .object({
    ...nameShape,
    password: newPassword('please enter your password'),
    repassword: passwordAgain('please confirm your password'),
  })
  .check(z.refine(samePasswords, PASSWORDS_DIFFER));

/** An order that goes to the sales office as a message. */
export const sentOrderForm = z.object({
  name: text('Please enter your name', 80),
  phone: text('Please enter a phone number', 40),
  site: text('Please enter the address of the site', 300),
  postCode: text('Please enter the post code', 12),
  day: optionalText(80),
  poNumber: optionalText(40),
  jobReference: optionalText(60),
  remarks: optionalText(1000),
});

/** A plan that goes to the sales office as a message. */
export const sentPlanForm = z.object({
  name: text('Please enter your name', 80),
  email: email('Please enter your email', 'Please enter the correct email address'),
  phone: optionalText(40),
  site: optionalText(300),
  remarks: optionalText(1000),
});

/** Message to the sales mailbox. `lastName` is a single space by default (docs/product.md, "Data"). */
export const contactForm = z.object({
  message: text('Your message is required', 5000),
  firstName: text('Your firstName is required', 80),
  email: email('Your email number is required.', 'Your email is required.'),
  lastName: z.pipe(
    z._default(z.string(), ''),
    z.transform((name) => visibleText(name).trim() || ' '),
  ),
});

/** @returns the first message for each wrong field; empty when all are right */
export function fieldErrors<Shape extends z.core.$ZodShape>(
  form: z.ZodMiniObject<Shape>,
  values: unknown,
): Partial<Record<keyof Shape & string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of form.safeParse(values).error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return errors as Partial<Record<keyof Shape & string, string>>;
}

/** The body of the call register: `email` and `phoneNumber` are both filled from `loginName` (docs/product.md, "Data"). */
export function toRegistrationBody(form: RegistrationForm, brand: string): BodyOf<'/woojiapi/user/register'> {
  const { loginName } = form;
  return { ...form, brand, email: loginName, phoneNumber: loginName };
}
