import type { z } from 'zod';
import { valueAt } from './field-message.ts';

type Issue = z.core.$ZodIssue;

/** The fields that people fill in, as forms label them. Programs fill in the others. */
const WORDS: Readonly<Record<string, string>> = {
  loginName: 'email',
  email: 'email',
  password: 'password',
  repassword: 'second password',
  authCode: 'verification code',
  firstName: 'first name',
  lastName: 'surname',
  userType: 'occupation',
  title: 'title',
  companyName: 'company name',
  companyAddr: 'company address',
  projectAddr: 'company website',
  postCode: 'post code',
  companyPhone: 'company phone',
  taxNo: 'company registration number',
  message: 'message',
  projectName: 'project name',
  number: 'number of packs',
};

/**
 * What is wrong with a field that people fill in, as a sentence for them: `Please enter your email.`
 * @param input the whole value that was checked
 * @returns undefined when only a program can have made the mistake
 */
export function fieldSentence(issue: Issue, input: unknown): string | undefined {
  const words = WORDS[String(issue.path.at(-1))];
  const value = valueAt(input, issue.path);
  if (words === undefined) return undefined;
  if (value === undefined || value === '') return missing(words);
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return `The ${words} needs at least ${issue.minimum} characters.`;
      return undefined;
    case 'too_big':
      if (issue.origin === 'string') return `The ${words} can have at most ${issue.maximum} characters.`;
      return `The ${words} can be at most ${Number(issue.maximum).toLocaleString('en-GB')}.`;
    case 'invalid_format':
      return words === 'email' ? 'Please enter the correct email address.' : undefined;
    case 'invalid_value':
      return `Please select your ${words}.`;
    default:
      return undefined;
  }
}

function missing(words: string): string {
  if (words === WORDS.userType || words === WORDS.title) return `Please select your ${words}.`;
  const whose = words === WORDS.number || words === WORDS.projectName || words === WORDS.authCode;
  return `Please enter ${whose ? 'the' : 'your'} ${words}.`;
}
