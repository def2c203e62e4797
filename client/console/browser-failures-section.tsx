import { chakra } from '@chakra-ui/react';
import type { HeardFailure } from '../../contracts/api/mock-console.ts';
import { type PageId, pageOf } from '../../contracts/site/site-map.ts';
import { write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { Entry, EntryHead, List, Quiet } from './parts/rows.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { Tag, type Tone } from './parts/tag.tsx';
import { momentText } from './time-text.ts';
import { refresh, useRead } from './use-console.ts';

const WORDS: Readonly<Record<HeardFailure['kind'], string>> = {
  page: 'Page broken',
  script: 'Script error',
  part: 'Part not loaded',
  hydration: 'Hydration mismatch',
  policy: 'Policy violation',
  crash: 'Tab crashed',
};
const TONES: Readonly<Partial<Record<HeardFailure['kind'], Tone>>> = { page: 'danger', crash: 'danger' };

/** What browsers report, one item for each failure, with the pages, browsers and releases in which it happened. */
export function BrowserFailuresSection() {
  const { data, error, retry } = useRead('/browser-failures');
  const groups = data && [...groupsOf(data.failures).values()];
  return (
    <>
      <SectionHead
        title="Failures in browsers"
        lead="What browsers have reported since the start: broken pages, scripts that failed or didn’t arrive, and violations of the content security policy. The list is the same in every world, and has no personal data."
      >
        <ActionButton
          off={!groups?.length}
          action={async () => {
            await write('DELETE /browser-failures');
            await refresh('/browser-failures');
          }}
        >
          Clear
        </ActionButton>
      </SectionHead>
      <List
        label="Failures in browsers"
        items={groups}
        error={error}
        onRetry={retry}
        rowHeight="8rem"
        empty={{ title: 'No failures', text: 'No browser has reported one since the start.' }}
      >
        {([first, ...others]) => <Failure key={first.fingerprint} places={[first, ...others]} />}
      </List>
    </>
  );
}

type Places = readonly [HeardFailure, ...HeardFailure[]];

function groupsOf(failures: readonly HeardFailure[]): Map<string, Places> {
  const groups = new Map<string, Places>();
  for (const failure of failures) {
    const before = groups.get(failure.fingerprint);
    groups.set(failure.fingerprint, before ? [...before, failure] : [failure]);
  }
  return groups;
}

function Failure({ places }: { places: Places }) {
  const [{ kind, message, at, fingerprint }] = places;
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return (
    <Entry gap="2">
      <EntryHead>
        <Tag tone={TONES[kind] ?? 'warning'}>{WORDS[kind]}</Tag>
        <chakra.span textStyle="figures">{count === 1 ? 'once' : `${count} times`}</chakra.span>
        <chakra.span textStyle="small" color="fg.muted">{`Fingerprint ${fingerprint}`}</chakra.span>
      </EntryHead>
      <chakra.h2 fontWeight="medium" overflowWrap="anywhere">
        {message}
      </chakra.h2>
      {at !== '' && <Quiet overflowWrap="anywhere">{at}</Quiet>}
      <chakra.ul aria-label="Where it happened" listStyle="none" textStyle="small" overflowWrap="anywhere">
        {places.map((place) => (
          <li key={[place.page, place.browser, place.release].join()}>{placeText(place)}</li>
        ))}
      </chakra.ul>
    </Entry>
  );
}

const placeText = ({ page, browser, release, count, lastAt }: HeardFailure): string =>
  [
    page === '' ? 'Unknown page' : pageOf(page as PageId).title,
    browser || 'Unknown browser',
    ...(release === '' ? [] : [release.replace('/assets/', '')]),
    count === 1 ? 'once' : `${count} times`,
    `last ${momentText(lastAt)}`,
  ].join(' · ');
