import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AskedQuotation } from '../../../contracts/api/mock-console.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { goodsKind, packsText } from '../../../contracts/domain/quantity/goods-count.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { EntryHead } from '../parts/rows.tsx';
import { refresh } from '../use-console.ts';

type Line = AskedQuotation['lines'][number];
interface Draft {
  readonly number: string;
  readonly pounds: string;
}

const draftOf = ({ number, pricePence }: Line): Draft => ({
  number: String(number),
  pounds: (pricePence / 100).toFixed(2),
});

/** Its lines; while it waits for an answer, with fields for packs and price. A line with 0 packs is left out. */
export function QuotationAnswer({ asked }: { asked: AskedQuotation }) {
  const { quotationId, quotationNo, lines, sts, version } = asked;
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => lines.map(draftOf));
  const [message, setMessage] = useState('');
  const done = async (text: string) => {
    await refresh('/quotations', '/mails');
    notify({ type: 'success', text: `${quotationNo}: ${text}` });
  };
  const answer = useAction(async () => {
    const quoted = lines.flatMap(({ lineId }, at) => {
      const { number = '', pounds = '' } = drafts[at] ?? {};
      return Number(number) === 0
        ? []
        : [{ lineId, number: Number(number), pricePence: Math.round(Number(pounds) * 100) }];
    });
    const body = { version, message, lines: quoted };
    await write('POST /quotations/:quotationId/answer', { quotationId }, body);
    await done('answered');
  });
  const decline = useAction(async () => {
    await write('POST /quotations/:quotationId/decline', { quotationId }, { reason: message });
    await done('declined');
  });
  const isOpen = sts === 'requested' || sts === 'answered';
  const change = (at: number, part: Partial<Draft>) =>
    setDrafts((all) => all.map((draft, index) => (index === at ? { ...draft, ...part } : draft)));
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.ul display="flex" flexDirection="column" gap="2" listStyle="none">
        {lines.map((line, at) => (
          <chakra.li key={line.lineId} display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.span flex="1 1 16rem">{`${line.productName} (${line.productNo})`}</chakra.span>
            {isOpen ? (
              <LineFields
                line={line}
                draft={drafts[at] ?? draftOf(line)}
                onChange={(part) => change(at, part)}
              />
            ) : (
              <chakra.span textStyle="figures">{`${packsText(line.number, line)} at ${formatPence(line.pricePence)}`}</chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {isOpen && (
        <EntryHead>
          <TextInput
            asks="note"
            enter="done"
            aria-label={`Message with the answer to ${quotationNo}`}
            placeholder="Message"
            value={message}
            maxLength={2000}
            onChange={(event) => setMessage(event.target.value)}
          />
          <ActionButton variant="solid" aria-label={`Answer ${quotationNo}`} action={() => answer.run()}>
            Answer
          </ActionButton>
          <ActionButton
            aria-label={`Decline ${quotationNo}`}
            off={message.trim() === ''}
            action={() => decline.run()}
          >
            Decline
          </ActionButton>
        </EntryHead>
      )}
    </chakra.div>
  );
}

function LineFields({
  line,
  draft,
  onChange,
}: {
  line: Line;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}) {
  const { productNo, leastPence, mostPence } = line;
  const counted = goodsKind(line) === 'fitting' ? 'm²' : 'Packs';
  return (
    <>
      <TextInput
        aria-label={`${counted} of ${productNo} for one plot`}
        asks="whole"
        width="6rem"
        value={draft.number}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <TextInput
        aria-label={`Price of ${productNo} in pounds`}
        asks="decimal"
        width="7rem"
        value={draft.pounds}
        onChange={(event) => onChange({ pounds: event.target.value })}
      />
      <chakra.span textStyle="small" color="fg.muted">
        {`${formatPence(leastPence)}–${formatPence(mostPence)}`}
      </chakra.span>
    </>
  );
}
