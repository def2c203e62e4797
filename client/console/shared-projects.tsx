import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import type { SharedProject } from '../../contracts/api/mock-console.ts';
import { useAction } from '../lib/use-call.ts';
import { notify } from '../state/notices.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { read, write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { Entry, EntryHead, Quiet } from './parts/rows.tsx';
import { ListSection } from './parts/section-head.tsx';
import { Tag, type Tone } from './parts/tag.tsx';
import { momentText } from './time-text.ts';
import { refresh, useRead, useWorld } from './use-console.ts';

type Review = SharedProject['review'];
const TONE: Record<Review, Tone> = { waiting: 'warning', approved: 'success', declined: 'danger' };
const TEXT: Record<Review, string> = { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' };

/** Projects that customers have sent for the gallery. */
export function SharedProjects() {
  const { data, error, retry } = useRead('/shared-projects');
  return (
    <ListSection
      title="Shared projects"
      lead="Projects that customers have sent for the gallery. Approve one and it appears there, and the customer gets a voucher by mail. Nobody outside sees its pictures before that."
      items={data?.projects}
      error={error}
      onRetry={retry}
      rowHeight="14rem"
      empty={{
        title: 'No shared projects',
        text: 'Share a project in the shop and it appears here.',
      }}
    >
      {(project) => <ProjectRow key={project.exampleId} project={project} />}
    </ListSection>
  );
}

function ProjectRow({ project }: { project: SharedProject }) {
  const { exampleId, title, town, content, name, loginName, productNos, review, voucherCode, sentAt } =
    project;
  const decide = useAction(async (verdict: 'approved' | 'declined') => {
    await write('POST /shared-projects/:exampleId', { exampleId }, { review: verdict });
    await refresh('/shared-projects', '/mails');
    notify({ type: 'success', text: `${title} is ${verdict}` });
  });
  return (
    <Entry gap="4">
      <EntryHead>
        <chakra.h2 fontWeight="medium">{title}</chakra.h2>
        <Tag tone={TONE[review]}>{TEXT[review]}</Tag>
        {voucherCode && (
          <chakra.span textStyle="small" color="fg.muted">
            Voucher {voucherCode}
          </chakra.span>
        )}
      </EntryHead>
      <Quiet>{[town, name, loginName, `sent ${momentText(sentAt)}`].join(' · ')}</Quiet>
      <chakra.p maxWidth="39em" whiteSpace="pre-line">
        {content}
      </chakra.p>
      <Quiet>{productNos.join(', ')}</Quiet>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
        gap="3"
        listStyle="none"
      >
        {project.pictureIds.map((pictureId, index) => (
          <li key={pictureId}>
            <StaffPicture pictureId={pictureId} alt={`${title}, picture ${index + 1}`} />
          </li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" gap="3">
        <ActionButton
          variant="solid"
          aria-label={`Approve ${title}`}
          off={review !== 'waiting'}
          action={() => decide.run('approved')}
        >
          Approve
        </ActionButton>
        <ActionButton
          aria-label={`Decline ${title}`}
          off={review !== 'waiting'}
          action={() => decide.run('declined')}
        >
          Decline
        </ActionButton>
      </chakra.div>
    </Entry>
  );
}

/** Pictures that aren't approved have no address, so they come as data. */
function StaffPicture({ pictureId, alt }: { pictureId: string; alt: string }) {
  const { name } = useWorld();
  const { data, error } = useSWR(
    ['/shared-pictures', pictureId, name],
    () => read('/shared-pictures/:pictureId', name, { pictureId }),
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  if (error) return <chakra.p textStyle="small">This picture could not be loaded.</chakra.p>;
  return (
    <chakra.div aspectRatio="4 / 3" bg="bg.emphasized" display="grid">
      {data ? (
        <chakra.img
          src={data.picture}
          alt={alt}
          width="full"
          height="full"
          minHeight="0"
          objectFit="contain"
        />
      ) : (
        <Skeleton />
      )}
    </chakra.div>
  );
}
