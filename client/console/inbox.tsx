import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Mail } from '../../contracts/api/mock-console.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CodeBlock } from './parts/code-block.tsx';
import { CopyButton } from './parts/copy-button.tsx';
import { List, Quiet } from './parts/rows.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { momentText } from './time-text.ts';
import { useRead } from './use-console.ts';
import { verificationCode } from './verification-code.ts';

/** Every mail that the shop has sent in this world. */
export function Inbox() {
  const { data, error, retry } = useRead('/mails');
  const [shown, setShown] = useState<Mail>();
  return (
    <>
      <SectionHead
        title="Inbox"
        lead="Mail from the shop: verification codes, replies to applications, messages to the sales team."
      />
      <List
        label="Mails"
        items={data?.mails}
        error={error}
        onRetry={retry}
        empty={{
          title: 'No mail yet',
          text: 'Ask for a verification code in the shop and the mail appears here.',
        }}
      >
        {(mail) => <MailRow key={mail.mailId} mail={mail} onOpen={() => setShown(mail)} />}
      </List>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.subject ?? ''}
        placement="sheet"
      >
        {shown && <MailDetail key={shown.mailId} mail={shown} />}
      </Dialog>
    </>
  );
}

function MailRow({ mail, onOpen }: { mail: Mail; onOpen: () => void }) {
  return (
    <li>
      <chakra.button
        type="button"
        onClick={onOpen}
        width="full"
        textAlign="start"
        cursor="pointer"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr) auto' }}
        columnGap="6"
        rowGap="0.5"
        px="5"
        py="4"
        _hover={{ bg: 'bg.sunken' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <chakra.span textStyle="small" color="fg.muted" truncate>
          {mail.to}
        </chakra.span>
        <chakra.span fontWeight="medium" textStyle="small" truncate>
          {mail.subject}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {momentText(mail.at)}
        </chakra.span>
      </chakra.button>
    </li>
  );
}

function MailDetail({ mail }: { mail: Mail }) {
  const [asText, setAsText] = useState(mail.html === '');
  const code = verificationCode(mail.text);
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Quiet fontVariantNumeric="tabular-nums">
        To {mail.to} · {momentText(mail.at)}
      </Quiet>
      {code && (
        <chakra.div display="flex" alignItems="center" gap="5">
          <chakra.span fontSize="2xl" letterSpacing="wide" textStyle="figures">
            {code}
          </chakra.span>
          <CopyButton label="Copy the code" text={() => code} />
        </chakra.div>
      )}
      {mail.html && (
        <chakra.fieldset aria-label="Mail format" display="flex" gap="2">
          <Button
            size="sm"
            variant={asText ? 'quiet' : 'solid'}
            aria-pressed={!asText}
            onClick={() => setAsText(false)}
          >
            As sent
          </Button>
          <Button
            size="sm"
            variant={asText ? 'solid' : 'quiet'}
            aria-pressed={asText}
            onClick={() => setAsText(true)}
          >
            Plain text
          </Button>
        </chakra.fieldset>
      )}
      {asText ? (
        <CodeBlock label="Plain text of the mail">{mail.text}</CodeBlock>
      ) : (
        <chakra.iframe
          title="The mail as sent"
          // No scripts and not this page's origin: a mail is foreign content.
          sandbox=""
          srcDoc={mail.html}
          width="full"
          height="min(36rem, 65dvh)"
          bg="white"
          border="1px solid {colors.border}"
          borderRadius="md"
        />
      )}
    </chakra.div>
  );
}
