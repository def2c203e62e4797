import { CallFailure } from '../../../calls/call-failure.ts';

/** Refuses one field of a form, with a sentence for the customer. */
export function refuseField(field: string, sentence: string): never {
  throw new CallFailure('1', sentence, 200, undefined, field);
}

/** @returns the text without blanks around it. @throws CallFailure "1" when nothing is left */
export function filledText(text: string, field: string, sentence: string): string {
  const trimmed = text.trim();
  return trimmed === '' ? refuseField(field, sentence) : trimmed;
}
