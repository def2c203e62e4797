import { createTransport } from 'nodemailer';
import { salesMailbox } from '../../../contracts/contact.ts';
import { mailDocument } from './mail-html.ts';

/** A mail as it leaves, with nothing masked. */
interface LeavingMail {
  readonly mailId: string;
  readonly to: string;
  /** '' for none */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailSender {
  /** @throws MailRefused when it will never be taken; else whatever went wrong, and it may be tried again */
  send(mail: LeavingMail): Promise<void>;
  close(): void;
}

/** The mail server will not take this mail, however often it is asked. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them */
  readonly url: string;
  /** address that the mails come from; the sales mailbox by default */
  readonly from?: string | undefined;
  readonly brand: string;
}

const CONNECT_MS = 5000;
const SILENCE_MS = 20_000;

/** Sends by SMTP. */
export function openSmtp({ url, brand, from = salesMailbox(brand) }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ mailId, to, replyTo, subject, text }) {
      try {
        await transport.sendMail({
          from: { name: brand, address: from },
          // addresses as objects are never read as lists
          to: { name: '', address: to },
          ...(replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }),
          // the same for each try, so that a mailbox can tell that it has the mail already
          messageId: `<${mailId}@${from.split('@').at(-1)}>`,
          subject,
          text,
          html: mailDocument(brand, text),
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(describe(error)) : new Error(describe(error));
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx about this mail or its receiver; a 5xx to our greeting or password is a fault that somebody can mend. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = factsOf(error);
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Codes alone: the words of a mail server may hold addresses, which belong in no log. */
function describe(error: unknown): string {
  const { code, responseCode } = factsOf(error);
  return responseCode > 0 ? `${code} ${responseCode}` : code;
}

function factsOf(error: unknown): { code: string; responseCode: number } {
  const facts = Object(error);
  return { code: String(facts.code ?? 'unknown'), responseCode: Number(facts.responseCode ?? 0) };
}
