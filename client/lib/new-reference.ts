/** Without letters and digits that look alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number to be read out on the phone. @returns `S-7K2M9` for the letter S */
export function newReference(letter: string): string {
  const random = crypto.getRandomValues(new Uint8Array(5));
  return `${letter}-${[...random].map((byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
