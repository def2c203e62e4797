import { visibleText } from '../text/visible-text.ts';

/** The part before the @. Quotation marks and comments are not accepted, as real addresses don't have them. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LOCAL_MAX = 64;
const EMAIL_MAX = 254;
/** Checked before the domain is made ASCII, because a port or a path would be read as part of a URL. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Scripts that may be mixed within one part of a domain. Any other mixture could imitate another domain. */
const TOGETHER = [
  'Latin Han Hiragana Katakana',
  'Latin Han Hangul',
  'Latin Han Bopomofo',
  ...'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  ),
].map(
  (scripts) =>
    new RegExp(`^(?:${scripts.replaceAll(/\w+/g, '\\p{scx=$&}').replaceAll(' ', '|')}|[\\d-])+$`, 'u'),
);

/**
 * The email that was typed or pasted, as it is stored: in lower case, without invisible characters. Forms and calls both use this rule.
 * @returns undefined if it is not an email
 */
export function emailOf(typed: string): string | undefined {
  const email = visibleText(typed.normalize('NFKC')).trim().toLowerCase();
  const [local = '', domain = '', ...more] = email.split('@');
  if (more.length > 0 || !LOCAL.test(local) || local.length > LOCAL_MAX || email.length > EMAIL_MAX)
    return undefined;
  return isDomain(domain) ? email : undefined;
}

function isDomain(domain: string): boolean {
  if (!DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return false;
  const labels = new URL(`http://${domain}`).hostname.split('.');
  const isWritten = domain.split('.').every((label) => TOGETHER.some((one) => one.test(label)));
  // a host of digits alone is an IP address
  return (
    isWritten &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /\D/.test(labels.at(-1) ?? '')
  );
}
