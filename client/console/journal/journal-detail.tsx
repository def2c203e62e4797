import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { JOURNAL_UNREAD } from '../../../contracts/api/recorded-call.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Tag } from '../parts/tag.tsx';
import { momentText } from '../time-text.ts';
import { useRead, useWorld } from '../use-console.ts';
import { curlOf } from './curl.ts';
import { CodeTag, Verdict } from './journal-row.tsx';

interface JournalDetailProps {
  entry: JournalEntry;
  onReplay: () => Promise<unknown>;
}

/** A call with everything the journal has on it. */
export function JournalDetail({ entry, onReplay }: JournalDetailProps) {
  const site = useRead('/site', 0).data;
  const { name: world } = useWorld();
  const curl = () =>
    site
      ? curlOf(entry, { ...site, world, origin: location.origin, now: Date.now(), random: Math.random() })
      : '';
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.p textStyle="small" fontVariantNumeric="tabular-nums" color="fg.muted">
        {momentText(entry.at)} · {entry.who} · HTTP {entry.status} · {Math.round(entry.ms)} ms
        {entry.page && ` · from ${entry.page}`}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <CodeTag {...entry} />
        <Verdict problems={entry.problems} />
        {entry.fault && <Tag tone="info">Fault: {entry.fault}</Tag>}
        {entry.isFromFile && <Tag>From a file</Tag>}
      </chakra.div>
      {entry.problems.length > 0 && (
        <Part title="Differences from the contract">
          <chakra.ul paddingInlineStart="5" textStyle="small" color="danger" listStyle="disc">
            {entry.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </chakra.ul>
        </Part>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {!entry.isFromFile && entry.requestBody !== JOURNAL_UNREAD && (
          <ActionButton action={onReplay}>Replay</ActionButton>
        )}
        {site && <CopyButton label="Copy as curl" text={curl} />}
      </chakra.div>
      <Part title="Request">
        <CodeBlock label="Body of the request">
          {entry.method === 'GET' ? entry.url : prettyBody(entry.requestBody, entry.contentType)}
        </CodeBlock>
      </Part>
      <Part title="Reply">
        <CodeBlock label="Body of the reply">{prettyBody(entry.replyBody, 'application/json')}</CodeBlock>
      </Part>
    </chakra.div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h3 textStyle="eyebrow" fontSize="2xs" color="fg.muted" marginBottom="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** A body made easy to read: JSON indented, a form one field a line, anything else as it is. */
export function prettyBody(body: string, contentType: string): string {
  if (body === '' || body === JOURNAL_UNREAD) return body;
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return contentType.includes('form-urlencoded') ? formLines(body) : body;
  }
}

function formLines(body: string): string {
  return [...new URLSearchParams(body)].map(([name, value]) => `${name}: ${value}`).join('\n');
}
