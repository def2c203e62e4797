/** Patterns of personal data, and what replaces them. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(email)'],
  // addresses lose their query
  [/((?:https?:\/)?\/[^\s?#"'()]*)[?#][^\s"'()]*/g, '$1'],
  // JSON.parse quotes the text that it couldn't read
  [/"[^"]{12,}"|“[^”]{12,}”/g, '(text)'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '(post code)'],
  [/\b[A-Za-z0-9_]{24,}\b/g, '(token)'],
  [/\+?\d(?:[ -]?\d){6,}/g, '(number)'],
];

/** Replaces personal data and tokens in a browser's message. */
export function withoutPersonalData(message: string): string {
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message);
}
