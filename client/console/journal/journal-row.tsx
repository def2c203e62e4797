import { chakra } from '@chakra-ui/react';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MONO } from '../parts/code-block.tsx';
import { Tag } from '../parts/tag.tsx';
import { timeText } from '../time-text.ts';

export const JOURNAL_COLUMNS = '4.5rem minmax(0, 1fr) 11rem 5.5rem 4.5rem 9.5rem';

/** The place of the checkbox before the columns. */
export const CHOICE_WIDTH = '3.25rem';

interface JournalRowProps {
  entry: JournalEntry;
  isChosen: boolean;
  /** @param isStretch with all from the call that was chosen before */
  onChoose: (entry: JournalEntry, isStretch: boolean) => void;
  onOpen: (entry: JournalEntry) => void;
}

/** One call on one line, or on three on a narrow screen. */
export function JournalRow({ entry, isChosen, onChoose, onOpen }: JournalRowProps) {
  const { at, method, path, who, ms, fault, isFromFile } = entry;
  return (
    <chakra.li display="flex" alignItems={{ base: 'flex-start', lg: 'center' }}>
      <chakra.div width={CHOICE_WIDTH} paddingInlineStart="5" flex="none">
        <Checkbox
          label={<VisuallyHidden>{`Choose ${method} ${path}, ${timeText(at)}`}</VisuallyHidden>}
          checked={isChosen}
          onChange={({ nativeEvent }) =>
            onChoose(entry, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </chakra.div>
      <chakra.button
        type="button"
        onClick={() => onOpen(entry)}
        flex="1"
        minWidth="0"
        textAlign="start"
        cursor="pointer"
        display={{ base: 'flex', lg: 'grid' }}
        flexWrap="wrap"
        gridTemplateColumns={JOURNAL_COLUMNS}
        alignItems="center"
        columnGap="4"
        rowGap="1"
        paddingInlineEnd="5"
        py="2.5"
        minHeight="touch"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        _hover={{ bg: 'bg.sunken' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <chakra.span color="fg.muted">{timeText(at)}</chakra.span>
        <chakra.span
          fontFamily={MONO}
          fontSize="0.8125rem"
          order={{ base: '-1', lg: '0' }}
          flex={{ base: '1 0 100%', lg: 'none' }}
        >
          <chakra.span color="fg.muted">{method}</chakra.span> {path}
          {fault && (
            <>
              {' '}
              <Tag tone="info">Fault: {fault}</Tag>
            </>
          )}
          {isFromFile && (
            <>
              {' '}
              <Tag>From a file</Tag>
            </>
          )}
        </chakra.span>
        <chakra.span color="fg.muted" truncate minWidth="0">
          {who}
        </chakra.span>
        <span>
          <CodeTag {...entry} />
        </span>
        <chakra.span color="fg.muted" textAlign={{ lg: 'end' }}>
          {Math.round(ms)} ms
        </chakra.span>
        <span>
          <Verdict problems={entry.problems} />
        </span>
      </chakra.button>
    </chakra.li>
  );
}

/** Whether the call meets the contract. */
export function Verdict({ problems }: Pick<JournalEntry, 'problems'>) {
  if (problems.length === 0) return <Tag tone="success">Matches the contract</Tag>;
  return <Tag tone="danger">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</Tag>;
}

/** The result code, or the HTTP status where there is none. */
export function CodeTag({ resultCode, status }: Pick<JournalEntry, 'resultCode' | 'status'>) {
  if (resultCode === '') return <Tag tone={status >= 400 ? 'danger' : 'plain'}>HTTP {status}</Tag>;
  return <Tag tone={resultCode === '0' ? 'success' : 'warning'}>Code {resultCode}</Tag>;
}
