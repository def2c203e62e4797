import { createTransport } from 'nodemailer';
import { salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import { MailRefused, type MailSender } from './deliver-mails.ts';
import { mailDocument } from './mail-html.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server needs them */
  readonly url: string;
  /** address that the mails come from; the sales mailbox by default */
  readonly from?: string | undefined;
  readonly brand: string;
}

const CONNECT_MS = 5000;
const SILENCE_MS = 20_000;

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
          // an address as an object is never parsed as a list
          to: { name: '', address: to },
          ...(replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }),
          // the same for each attempt, so that a mailbox can recognise a duplicate
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

/** 5xx about this mail or its receiver; a 5xx about our greeting or password isn't final, as the settings can be corrected. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = factsOf(error);
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Codes only: a mail server's text may contain addresses, which don't belong in a log. */
function describe(error: unknown): string {
  const { code, responseCode } = factsOf(error);
  return responseCode > 0 ? `${code} ${responseCode}` : code;
}

function factsOf(error: unknown): { code: string; responseCode: number } {
  const facts = Object(error);
  return { code: String(facts.code ?? 'unknown'), responseCode: Number(facts.responseCode ?? 0) };
}
