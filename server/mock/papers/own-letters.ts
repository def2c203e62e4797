/** What the house's fonts draw: the Latin-1 letters and the usual signs of typography. */
const UNKNOWN = /[^\u0020-\u00ff\u0131\u0152\u0153\u2010-\u201e\u2022\u2026\u20ac\u2122]/gu;
/** Letters that have no plain letter inside them. */
const PLAIN: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h' };

/** A text in the letters that the fonts have: `Łódź` becomes `Lódz`, so that a name stays readable. */
export function ownLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(UNKNOWN, (letter) => PLAIN[letter] ?? (letter.normalize('NFKD').replace(UNKNOWN, '') || '?'));
}
