import { chakra } from '@chakra-ui/react';
import type { Application } from '../../contracts/api/mock-console.ts';
import { useAction } from '../lib/use-call.ts';
import { notify } from '../state/notices.ts';
import { write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { EntryHead, Quiet, SplitEntry } from './parts/rows.tsx';
import { ListSection } from './parts/section-head.tsx';
import { ReviewTag } from './parts/tag.tsx';
import { momentText } from './time-text.ts';
import { refresh, useRead } from './use-console.ts';

/** Applications for a trade account; the applicant gets our answer by mail. */
export function Applications() {
  const { data, error, retry } = useRead('/applications');
  return (
    <ListSection
      title="Applications"
      lead="New applications wait here. When you accept or decline one, the applicant gets a mail, which you can read in the inbox."
      items={data?.applications}
      error={error}
      onRetry={retry}
      rowHeight="6rem"
      empty={{
        title: 'No applications',
        text: 'Apply for an account in the shop and the application appears here.',
      }}
    >
      {(application) => <ApplicationRow key={application.userId} application={application} />}
    </ListSection>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { userId, name, companyName, userType, loginName, appliedAt, review } = application;
  const decide = useAction(async (verdict: 'accepted' | 'declined') => {
    await write('POST /applications/:userId', { userId }, { review: verdict });
    await refresh('/applications', '/mails', '/people');
    notify({ type: 'success', text: `${name} is ${verdict}` });
  });
  return (
    <SplitEntry>
      <div>
        <EntryHead>
          <chakra.h2 fontWeight="medium">{name}</chakra.h2>
          <ReviewTag review={review} />
        </EntryHead>
        <Quiet>{[companyName, userType, loginName].filter(Boolean).join(' · ')}</Quiet>
        <Quiet fontVariantNumeric="tabular-nums">Applied {momentText(appliedAt)}</Quiet>
      </div>
      <chakra.div display="flex" gap="3">
        <ActionButton
          variant="solid"
          aria-label={`Accept ${name}`}
          off={review === 'accepted'}
          action={() => decide.run('accepted')}
        >
          Accept
        </ActionButton>
        <ActionButton
          aria-label={`Decline ${name}`}
          off={review === 'declined'}
          action={() => decide.run('declined')}
        >
          Decline
        </ActionButton>
      </chakra.div>
    </SplitEntry>
  );
}
