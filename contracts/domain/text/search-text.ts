const APOSTROPHES = /[‘’‚‛ʹʻʼ′`´＇׳]/g;
const QUOTES = /[“”„‟″«»＂״]/g;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Mark}]/gu;

/**
 * The form in which texts and searches are compared: lower case without accents, one kind of apostrophe, quotation mark and
 * dash, single spaces, nothing invisible.
 */
export const searchWords = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters and figures alone: `AO-261125-0089` as a bank's `ao2611250089`, `IP4 9ZZ` as `ip49zz`. */
const searchSigns = (text: string): string => searchWords(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A shorter search would match nearly every number. */
const SIGNS_MIN = 4;

export interface Search {
  /** '' finds everything */
  readonly words: string;
  /** a number or reference without spaces and dashes; '' if only the words are compared */
  readonly signs: string;
}

export function searchFor(text: string): Search {
  const signs = searchSigns(text);
  const isNumber = /\p{N}/u.test(signs) && [...signs].length >= SIGNS_MIN;
  return { words: searchWords(text), signs: isNumber ? signs : '' };
}

/** Texts as stored for searching, one on a line; those with digits a second time with only letters and digits. */
export const searchableText = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => {
      const [words, signs] = [searchWords(text), searchSigns(text)];
      return /\p{N}/u.test(signs) && signs !== words ? [words, signs] : [words];
    })
    .filter((line) => line !== '')
    .join('\n');

/** Whether a text from `searchableText` matches. */
export const isFound = (kept: string, { words, signs }: Search): boolean =>
  kept.includes(words) || (signs !== '' && kept.includes(signs));
