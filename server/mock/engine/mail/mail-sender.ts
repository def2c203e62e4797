/** A mail as it is sent, with nothing masked. */
interface LeavingMail {
  readonly mailId: string;
  readonly to: string;
  /** '' for none */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailSender {
  /** @throws MailRefused when it will never be accepted; any other error means that it may be tried again */
  send(mail: LeavingMail): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
