import { chakra } from '@chakra-ui/react';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Quiet } from '../parts/rows.tsx';
import { browserTestOf } from './writing/browser-test.ts';
import { contractTestOf } from './writing/contract-test.ts';

interface WriteTestsProps {
  /** newest first */
  chosen: readonly JournalEntry[];
  onClear: () => void;
}

/** Makes tests of the chosen calls. */
export function WriteTests({ chosen, onClear }: WriteTestsProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      minHeight="touch"
      marginBottom="4"
    >
      <Quiet role="status">
        {chosen.length === 0
          ? 'Tick calls to make a test of them. With Shift, all from the one that was ticked before.'
          : `${countText(chosen.length, 'call')} chosen`}
      </Quiet>
      {chosen.length > 0 && (
        <>
          <CopyButton label="Copy as contract test" text={() => contractTestOf(chosen, location.origin)} />
          <CopyButton label="Copy as browser test" text={() => browserTestOf(chosen, location.origin)} />
          <Button size="sm" variant="quiet" onClick={onClear}>
            Choose none
          </Button>
        </>
      )}
    </chakra.div>
  );
}
