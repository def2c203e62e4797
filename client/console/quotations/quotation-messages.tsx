import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AskedQuotation } from '../../../contracts/api/mock-console.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { read, write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { EntryHead, Quiet } from '../parts/rows.tsx';
import { momentText } from '../time-text.ts';
import { refresh, useWorld } from '../use-console.ts';

type Message = AskedQuotation['messages'][number];

/** The messages on a quotation, with their files, and a field for the answer. */
export function QuotationMessages({ asked }: { asked: AskedQuotation }) {
  const { quotationId, quotationNo, messages } = asked;
  const [text, setText] = useState('');
  const send = useAction(async () => {
    await write('POST /quotations/:quotationId/message', { quotationId }, { text: text.trim() });
    setText('');
    await refresh('/quotations', '/mails');
    notify({ type: 'success', text: `${quotationNo}: message sent` });
  });
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      {messages.map((message) => (
        <chakra.div key={message.messageId}>
          <Quiet>{`${message.by}, ${momentText(message.at)}`}</Quiet>
          <chakra.p maxWidth="39em" whiteSpace="pre-line">
            {message.text}
          </chakra.p>
          {message.files.map((file) => (
            <MessageFile key={file.fileId} file={file} />
          ))}
        </chakra.div>
      ))}
      <EntryHead>
        <TextInput
          asks="note"
          enter="done"
          aria-label={`Message about ${quotationNo}`}
          placeholder="Write to the customer"
          value={text}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <ActionButton
          aria-label={`Send the message about ${quotationNo}`}
          off={text.trim() === ''}
          action={() => send.run()}
        >
          Send
        </ActionButton>
      </EntryHead>
    </chakra.div>
  );
}

/** It has no address of its own, so it comes as data. */
function MessageFile({ file: { fileId, fileName } }: { file: Message['files'][number] }) {
  const { name } = useWorld();
  const save = useAction(async () => {
    const { file } = await read('/quotation-files/:fileId', name, { fileId });
    const link = document.createElement('a');
    link.href = file;
    link.download = fileName;
    link.click();
  });
  return (
    <ActionButton aria-label={`Save ${fileName}`} action={() => save.run()}>
      {fileName}
    </ActionButton>
  );
}
