import type { Mail } from './outbox.ts';

/** Receiver and sender of a mail. */
export interface Letter {
  readonly to: string;
  readonly firstName: string;
  readonly brand: string;
}

/**
 * A mail that greets its receiver by name, without empty paragraphs.
 * @param subject without text typed by a customer, so that no line break gets into the headers
 */
export function letterMail(
  { to, firstName }: Omit<Letter, 'brand'>,
  kind: Mail['kind'],
  subject: string,
  paragraphs: readonly string[],
): Mail {
  return { kind, to, subject, body: mailBody(`Dear ${firstName},`, paragraphs) };
}

/** Leaves out empty paragraphs. */
export const mailBody = (first: string, paragraphs: readonly string[]): string =>
  [first, ...paragraphs.filter((text) => text !== '')].join('\n\n');
