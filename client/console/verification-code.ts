// A telephone number holds six digits in a row, too: the word "code" must stand near.
const CODE = /\bcode\b\D{0,80}?(?<after>\d{6})(?!\d)|(?<!\d)(?<before>\d{6})(?!\d)\D{0,40}\bcode\b/i;

/** The six digits that a mail about a verification code holds. */
export function verificationCode(text: string): string | undefined {
  const { after, before } = CODE.exec(text)?.groups ?? {};
  return after ?? before;
}
