// A phone number has six digits in a row, too: the word "code" must be near.
const CODE = /\bcode\b\D{0,80}?(?<after>\d{6})(?!\d)|(?<!\d)(?<before>\d{6})(?!\d)\D{0,40}\bcode\b/i;

/** The six-digit code in a verification mail. */
export function verificationCode(text: string): string | undefined {
  const { after, before } = CODE.exec(text)?.groups ?? {};
  return after ?? before;
}
