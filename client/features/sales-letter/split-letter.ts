/** The most characters of a message that the contract allows. */
const MESSAGE_MOST = 5000;
/** Characters for the first line of a message, with the blank one after it. */
const TITLE_ROOM = 80;

/**
 * A letter to our sales office as messages. A long one continues in further messages, and no line is split.
 * @param most characters of a message
 */
export function splitLetter(title: string, lines: readonly string[], most = MESSAGE_MOST): string[] {
  const parts: string[][] = [[]];
  const room = most - TITLE_ROOM;
  for (const line of lines) {
    const part = parts.at(-1) as string[];
    if (part.length > 0 && [...part, line].join('\n').length > room) parts.push([line]);
    else part.push(line);
  }
  return parts.map((part, index) => {
    const of = parts.length > 1 ? `, message ${index + 1} of ${parts.length}` : '';
    return `${title}${of}\n\n${part.join('\n').trim()}`;
  });
}

/** What is known, as labels and texts; what is empty is left out. */
export const factLines = (facts: readonly (readonly [name: string, text: string])[]): string[] =>
  facts.filter(([, text]) => text !== '').map(([name, text]) => `${name}: ${text}`);
