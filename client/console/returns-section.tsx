import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import type { AskedReturn } from '../../contracts/api/mock-console.ts';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { useAction } from '../lib/use-call.ts';
import { notify } from '../state/notices.ts';
import { TextInput } from '../ui/text-input.tsx';
import { read, write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { Entry, EntryHead, Quiet } from './parts/rows.tsx';
import { ListSection } from './parts/section-head.tsx';
import { Tag, type Tone } from './parts/tag.tsx';
import { momentText } from './time-text.ts';
import { refresh, useRead, useWorld } from './use-console.ts';

type State = AskedReturn['sts'];
const TONES: Record<State, Tone> = {
  requested: 'warning',
  agreed: 'info',
  declined: 'danger',
  received: 'success',
};
const WORDS: Record<State, string> = {
  requested: 'Requested',
  agreed: 'Agreed',
  declined: 'Declined',
  received: 'Received',
};

/** Packs that customers want to return, and defects that they have reported. */
export function ReturnsSection() {
  const { data, error, retry } = useRead('/returns');
  return (
    <ListSection
      title="Returns"
      lead="What customers want to return, and the defects that they report. Packs that are received go back into the stock and are credited; without our agreement we take off the restocking fee. A defect is credited when you agree."
      items={data?.returns}
      error={error}
      onRetry={retry}
      rowHeight="12rem"
      empty={{
        title: 'No returns',
        text: 'Return packs of a delivered order in the shop and they appear here.',
      }}
    >
      {(asked) => <ReturnItem key={asked.returnId} asked={asked} />}
    </ListSection>
  );
}

function ReturnItem({ asked }: { asked: AskedReturn }) {
  const { returnNo, orderNo, companyName, loginName, kind, sts, reason, answer, lines, requestedAt } = asked;
  const { creditNo, creditPence, isCharged, pictureIds } = asked;
  return (
    <Entry>
      <EntryHead>
        <chakra.h2 fontWeight="medium" textStyle="figures">
          {`${kind === 'return' ? 'Return' : 'Defect'} ${returnNo}`}
        </chakra.h2>
        <Tag tone={TONES[sts]}>{WORDS[sts]}</Tag>
        {isCharged && <Tag tone="warning">Restocking fee</Tag>}
        {creditNo && (
          <chakra.span textStyle="small">{`${creditNo}, ${formatPence(creditPence)}`}</chakra.span>
        )}
      </EntryHead>
      <Quiet>{[`of ${orderNo}`, companyName, loginName, momentText(requestedAt)].join(' · ')}</Quiet>
      <chakra.p>{lines.join(', ')}</chakra.p>
      <chakra.p maxWidth="39em" whiteSpace="pre-line">
        {reason}
      </chakra.p>
      {answer && <chakra.p textStyle="small">{`We said: ${answer}`}</chakra.p>}
      {pictureIds.length > 0 && (
        <chakra.ul
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
          gap="3"
          listStyle="none"
        >
          {pictureIds.map((pictureId, at) => (
            <li key={pictureId}>
              <DefectPicture pictureId={pictureId} alt={`${returnNo}, picture ${at + 1}`} />
            </li>
          ))}
        </chakra.ul>
      )}
      <Steps asked={asked} />
    </Entry>
  );
}

/** The steps that our staff can take next. */
function Steps({ asked: { returnId, returnNo, kind, sts } }: { asked: AskedReturn }) {
  const [answer, setAnswer] = useState('');
  const done = async (text: string) => {
    setAnswer('');
    await refresh('/returns', '/orders', '/mails');
    notify({ type: 'success', text: `${returnNo}: ${text}` });
  };
  const decide = useAction(async (decision: 'agreed' | 'declined', isCharged: boolean) => {
    await write('POST /returns/:returnId', { returnId }, { sts: decision, isCharged, answer });
    await done(decision);
  });
  const receive = useAction(async () => {
    const { creditNo } = await write('POST /returns/:returnId/receive', { returnId });
    await done(`received, credit note ${creditNo}`);
  });
  if (sts === 'declined' || sts === 'received' || (kind === 'defect' && sts === 'agreed')) return null;
  return (
    <EntryHead>
      {sts === 'requested' && (
        <>
          <TextInput
            asks="note"
            enter="done"
            aria-label={`Answer to ${returnNo}`}
            placeholder="Answer; a declined one needs it"
            value={answer}
            maxLength={500}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <ActionButton
            variant="solid"
            aria-label={`Agree to ${returnNo}`}
            action={() => decide.run('agreed', false)}
          >
            Agree
          </ActionButton>
          {kind === 'return' && (
            <ActionButton
              aria-label={`Agree with fee to ${returnNo}`}
              action={() => decide.run('agreed', true)}
            >
              Agree with fee
            </ActionButton>
          )}
          <ActionButton
            aria-label={`Decline ${returnNo}`}
            off={answer.trim() === ''}
            action={() => decide.run('declined', false)}
          >
            Decline
          </ActionButton>
        </>
      )}
      {kind === 'return' && (
        <ActionButton aria-label={`Packs are here for ${returnNo}`} action={() => receive.run()}>
          Packs are here
        </ActionButton>
      )}
    </EntryHead>
  );
}

/** It has no address of its own, so it comes as data. */
function DefectPicture({ pictureId, alt }: { pictureId: string; alt: string }) {
  const { name } = useWorld();
  const { data, error } = useSWR(
    ['/return-pictures', pictureId, name],
    () => read('/return-pictures/:pictureId', name, { pictureId }),
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  if (error) return <chakra.p textStyle="small">This picture could not be loaded.</chakra.p>;
  return (
    <chakra.div aspectRatio="4 / 3" bg="bg.emphasized">
      {data && <chakra.img src={data.picture} alt={alt} width="full" height="full" objectFit="contain" />}
    </chakra.div>
  );
}
