import { clsx } from 'clsx';
import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { readMessageFile } from '../../../features/quotations/message-files.api.ts';
import { type Quotation, writeMessage } from '../../../features/quotations/quotations.api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../../../ui/section.tsx';
import { sizeWords } from '../message-file.ts';
import { useDeed } from '../use-deed.ts';
import type { OpenQuotation } from '../use-quotation.ts';
import { MessageForm } from './message-form.tsx';
import styles from './quotation-messages.module.css';

type Message = Quotation['messages'][number];

/** What was written about a quotation, oldest first, and a field to write more. */
export function QuotationMessages({ open: { quotation, tell } }: { open: OpenQuotation }) {
  const { userId } = useCustomer().user;
  const { quotationId, messages } = quotation;
  const { run, isPending, error } = useDeed(writeMessage, () => tell('Your message is sent.'));
  return (
    <Section title="Messages">
      <div className="stack-6">
        {messages.length > 0 && (
          <ol className="stack-6" aria-label="Messages">
            {messages.map((message) => (
              <MessageItem key={message.messageId} message={message} quotationId={quotationId} />
            ))}
          </ol>
        )}
        <div data-no-print="">
          <MessageForm
            label="Write to us about this quotation"
            action="Send the message"
            send={({ text, fileIds }) => run({ userId, quotationId, text, fileIds })}
            isPending={isPending}
            error={error}
          />
        </div>
      </div>
    </Section>
  );
}

function MessageItem({ message, quotationId }: { message: Message; quotationId: string }) {
  const { at, by, isStaff, text, files } = message;
  return (
    <li className={clsx(styles.message, isStaff === 1 && styles.ours)}>
      <p className="text-small text-muted">{`${by}, ${londonMoment(at)}`}</p>
      <p className={styles.text}>{text}</p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map((file) => (
            <li key={file.fileId}>
              <SaveButton file={file} quotationId={quotationId} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function SaveButton({ file, quotationId }: { file: Message['files'][number]; quotationId: string }) {
  const { userId } = useCustomer().user;
  const { fileId, fileName, bytes } = file;
  const { run, isPending, error } = useWrite(async () => {
    saveFile(await readMessageFile({ userId, quotationId, fileId }), fileName);
  });
  return (
    <>
      <Button
        className={styles.file}
        variant="quiet"
        size="sm"
        loading={isPending}
        onClick={() => void run()}
      >
        <DownloadIcon />
        <span>
          {fileName} <span className="text-muted">{sizeWords(bytes)}</span>
        </span>
      </Button>
      <Problem error={error} />
    </>
  );
}
