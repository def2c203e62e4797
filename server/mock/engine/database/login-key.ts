import { domainToASCII, domainToUnicode } from 'node:url';
import unhomoglyph from 'unhomoglyph';
import { visibleText } from '../../../../contracts/domain/text/visible-text.ts';

/** Looks like an l in some typefaces; Unicode's table maps it to i. */
const PALOCHKA = /[\u04C0\u04CF]/g;

/**
 * The key by which log-in names are compared: names that look the same have the same key. ASCII letters are never treated as
 * look-alikes of each other, because `sam0` and `samo` are two people.
 */
export function loginKey(loginName: string): string {
  const name = visibleText(loginName.normalize('NFKC')).trim().replace(PALOCHKA, 'l').toLowerCase();
  const at = name.lastIndexOf('@');
  if (at === -1) return [...name].map(plain).join('');
  const domain = domainToUnicode(domainToASCII(name.slice(at + 1))) || name.slice(at + 1);
  return [...`${name.slice(0, at)}@${domain}`].map(plain).join('');
}

/** The ASCII letter that a letter of another script looks like, in either case; else the letter itself. */
function plain(letter: string): string {
  if (letter <= '\u007F') return letter;
  const likes = [letter, letter.toUpperCase()].map((each) => unhomoglyph(each));
  return likes.find((like) => /^[!-~]+$/.test(like))?.toLowerCase() ?? letter;
}
