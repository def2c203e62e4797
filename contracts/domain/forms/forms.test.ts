import { describe, expect, it } from 'vitest';
import {
  contactForm,
  fieldErrors,
  passwordResetForm,
  registrationForm,
  toRegistrationBody,
} from './forms.ts';

const application = {
  firstName: ' Ada ',
  lastName: 'Byron',
  userType: 'architect',
  title: 'Mrs',
  postCode: 'CM1 1AA',
  loginName: ' ada@example.com ',
  password: ' oak and ash ',
  repassword: ' oak and ash ',
  projectAddr: ' https://byron.example ',
};

describe('registrationForm', () => {
  it('reports every mandatory field of an empty form, in the documented order', () => {
    const messages = Object.entries({
      firstName: 'please enter your First Name',
      lastName: 'please enter your Surname',
      userType: 'please select your occupation',
      postCode: 'please enter your post code',
      loginName: 'please enter your Email',
      password: 'please enter your password',
      repassword: 'please confirm your password',
    });
    const blank = Object.fromEntries(messages.map(([field]) => [field, '']));
    expect(Object.entries(fieldErrors(registrationForm, {}))).toEqual(messages);
    expect(fieldErrors(registrationForm, blank)).toEqual({
      ...Object.fromEntries(messages),
      repassword: 'please re-enter your password',
    });
  });

  it.each([
    ['firstName', '   ', 'please enter your First Name'],
    ['userType', 'plumber', 'please select your occupation'],
    ['loginName', '  ', 'please enter your Email'],
    ['loginName', 'ada', 'Please enter the correct email address'],
    ['loginName', 'ada@example', 'Please enter the correct email address'],
    ['postCode', 'Chelmsford CM1 1AA', 'Please use at most 12 characters'],
    ['taxNo', '1'.repeat(41), 'Please use at most 40 characters'],
    ['repassword', undefined, 'please confirm your password'],
    ['repassword', '', 'please re-enter your password'],
    ['repassword', 'oak and ash', 'The entered passwords are inconsistent!'],
  ])('says of %s %j: %s', (field, value, message) => {
    expect(fieldErrors(registrationForm, { ...application, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['Oak 123', 'Passwords need at least 8 characters'],
    ['x'.repeat(129), 'Please use at most 128 characters'],
    ['Oak 1234', undefined],
    ['x'.repeat(128), undefined],
  ])('says of the password %s: %s', (password, message) => {
    const errors = fieldErrors(registrationForm, { ...application, password, repassword: password });
    expect(errors.password).toBe(message);
  });

  it('reports differing passwords along with other errors', () => {
    expect(fieldErrors(registrationForm, { ...application, firstName: '', repassword: 'oak' })).toEqual({
      firstName: 'please enter your First Name',
      repassword: 'The entered passwords are inconsistent!',
    });
  });

  it('reports errors for input that is not a form at all', () => {
    for (const values of [null, undefined, 'form', 7])
      expect(() => fieldErrors(registrationForm, values)).not.toThrow();
  });

  it('is sent with trimmed text, the password as typed, and the email in three fields', () => {
    expect(toRegistrationBody(registrationForm.parse(application), 'Alderline')).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      userType: 'architect',
      title: 'Mrs',
      postCode: 'CM1 1AA',
      loginName: 'ada@example.com',
      email: 'ada@example.com',
      phoneNumber: 'ada@example.com',
      password: ' oak and ash ',
      repassword: ' oak and ash ',
      companyName: '',
      companyAddr: '',
      projectAddr: 'https://byron.example',
      companyPhone: '',
      taxNo: '',
      brand: 'Alderline',
    });
  });

  it('uses Mr if no title was chosen', () => {
    const { title: _, ...untitled } = application;
    expect(registrationForm.parse(untitled).title).toBe('Mr');
  });
});

describe('passwordResetForm', () => {
  const reset = {
    loginName: 'ada@example.com',
    password: 'new oak 1',
    repassword: 'new oak 1',
    authCode: '123456',
  };

  it('reports every field of an empty form, in the documented order', () => {
    expect(Object.entries(fieldErrors(passwordResetForm, {}))).toEqual([
      ['loginName', 'please enter your email'],
      ['password', 'please enter the new password'],
      ['repassword', 'please re-enter your password'],
      ['authCode', 'please enter your authCode'],
    ]);
  });

  it.each([
    [{}, {}],
    [{ authCode: ' ' }, { authCode: 'please enter your authCode' }],
    [{ repassword: '' }, { repassword: 'please re-enter your password' }],
    [{ repassword: 'New oak 1' }, { repassword: 'The entered passwords are inconsistent!' }],
    [{ password: 'Oak 1', repassword: 'Oak 1' }, { password: 'Passwords need at least 8 characters' }],
    [
      { password: '' },
      { password: 'please enter the new password', repassword: 'The entered passwords are inconsistent!' },
    ],
  ])('with %j says %j', (changes, errors) => {
    expect(fieldErrors(passwordResetForm, { ...reset, ...changes })).toEqual(errors);
  });
});

describe('contactForm', () => {
  const message = { message: 'Do you have ash?', firstName: 'Ada', email: 'ada@example.com' };

  it.each([
    [{}, {}],
    [{ message: ' ' }, { message: 'Your message is required' }],
    [{ firstName: '' }, { firstName: 'Your firstName is required' }],
    [{ email: '' }, { email: 'Your email number is required.' }],
    [{ email: 'ada' }, { email: 'Your email is required.' }],
  ])('with %j says %j', (changes, errors) => {
    expect(fieldErrors(contactForm, { ...message, ...changes })).toEqual(errors);
  });

  it.each([
    [undefined, ' '],
    ['', ' '],
    [' ', ' '],
    [' Byron ', 'Byron'],
  ])('sends the surname %j as %j', (lastName, sent) => {
    expect(contactForm.parse({ ...message, lastName }).lastName).toBe(sent);
  });
});
