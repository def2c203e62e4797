/** What may tell of a person, and what is written in its place. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(email)'],
  // an address keeps what it is about, not what somebody asked for
  [/((?:https?:\/)?\/[^\s?#"'()]*)[?#][^\s"'()]*/g, '$1'],
  // a text that couldn't be read is quoted in the browser's own message
  [/"[^"]{12,}"|“[^”]{12,}”/g, '(text)'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '(post code)'],
  [/\b[A-Za-z0-9_]{24,}\b/g, '(token)'],
  [/\+?\d(?:[ -]?\d){6,}/g, '(number)'],
];

/** A message of a browser without what may tell of a person or open a session. */
export function withoutPersonalData(message: string): string {
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message);
}
