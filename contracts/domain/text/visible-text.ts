/** Invisible characters that come with copied text: soft hyphens, direction marks, zero-width spaces, control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** Joiners and the emoji variation selector: they change how emoji, Arabic and Indic letters look. */
const JOINERS = ['\u200C', '\u200D', '\uFE0F'];
const JOINED_AFTER =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]|\uFE0F)$/u;

/** @returns the text without invisible characters; line breaks and tabs stay */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (mark, at: number) =>
    JOINERS.includes(mark) && JOINED_AFTER.test(text.slice(Math.max(0, at - 2), at)) ? mark : '',
  );
}

/** A typed or pasted code without spaces and dashes: `123 456` and `123-456` are 123456. */
export function codeOf(typed: string): string {
  return visibleText(typed.normalize('NFKC')).replace(/[\s‐-―−-]+/g, '');
}
