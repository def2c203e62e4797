import { chakra } from '@chakra-ui/react';
import type { Application } from '../../contracts/api/mock-console.ts';
import { useAction } from '../lib/use-call.ts';
import { notify } from '../state/notices.ts';
import { write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { List } from './parts/rows.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { ReviewTag } from './parts/tag.tsx';
import { momentText } from './time-text.ts';
import { refresh, useRead } from './use-console.ts';

/** Applications for a trade account; the applicant gets our answer by mail. */
export function Applications() {
  const { data, error, retry } = useRead('/applications');
  return (
    <>
      <SectionHead
        title="Applications"
        lead="New applications wait here. When you accept or decline one, the applicant gets a mail, which you can read in the inbox."
      />
      <List
        label="Applications"
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
      </List>
    </>
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
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="6"
      rowGap="3"
      px="5"
      py="4"
    >
      <div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.h2 fontWeight="medium">{name}</chakra.h2>
          <ReviewTag review={review} />
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          {[companyName, userType, loginName].filter(Boolean).join(' · ')}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          Applied {momentText(appliedAt)}
        </chakra.p>
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
    </chakra.li>
  );
}
