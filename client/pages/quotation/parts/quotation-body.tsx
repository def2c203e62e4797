import { Suspense, useMemo, useState } from 'react';
import { fittingFacts } from '../../../../contracts/domain/order/fitting-terms.ts';
import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { packingWords } from '../../../../contracts/domain/quotation/packing.ts';
import {
  plotsWords,
  QUOTATION_WORDS,
  quotationLook,
  validityWords,
} from '../../../features/quotations/quotation-words.ts';
import { useHref } from '../../../state/device.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Status } from '../../../ui/status.tsx';
import { TwoColumns } from '../../../ui/two-columns.tsx';
import { nextWords } from '../quotation-progress.ts';
import { quotedLines, quotedRooms, savedPence } from '../quotation-view.ts';
import type { OpenQuotation } from '../use-quotation.ts';
import { LinesByProduct } from './lines-by-product.tsx';
import { LinesByRoom } from './lines-by-room.tsx';
import { QuotationActions } from './quotation-actions.tsx';
import styles from './quotation-body.module.css';
import { type Opened, QuotationDialogs } from './quotation-dialogs.tsx';
import { QuotationMessages } from './quotation-messages.tsx';
import { QuotationProgress } from './quotation-progress.tsx';
import { QuotationSums } from './quotation-sums.tsx';
import { ViewSwitch } from './view-switch.tsx';

const QuotationPapers = fetchedPart(
  async () => (await import('../../../features/quotation-papers/quotation-papers.tsx')).QuotationPapers,
);
// read only for somebody who wants the clauses
const ClausesToCopy = fetchedPart(async () => (await import('./clauses-to-copy.tsx')).ClausesToCopy);

/** Everything about a quotation; a file of its own, as visitors never see it. */
export function QuotationBody({ open }: { open: OpenQuotation }) {
  const { quotation } = open;
  const [wantsClauses, setWantsClauses] = useState(false);
  const hasSpecification = quotation.lines.some(({ isFloor, rooms }) => isFloor === 1 && rooms.length > 0);
  const { sts, changes, clientName, siteAddress, postCode, projectId, projectName } = quotation;
  const [opened, setOpened] = useState<Opened>();
  const href = useHref();
  const lines = useMemo(() => quotedLines(quotation), [quotation]);
  const rooms = useMemo(() => quotedRooms(quotation), [quotation]);
  const lost = changes.filter(({ lineId }) => lineId === '');
  return (
    <div className={styles.parts}>
      <div className={styles.now}>
        <Status {...quotationLook(sts)}>{QUOTATION_WORDS[sts]}</Status>
        <p>{[validityWords(quotation), nextWords(quotation)].filter(Boolean).join('. ')}</p>
      </div>
      <QuotationActions open={open} onOpen={setOpened} />
      <InlineAlert kind="warning">
        {changes.length > 0 && (
          <>
            <p>{changedWords(changes.length)}</p>
            {lost.map(({ productName, text }) => (
              <p key={`${productName} ${text}`}>{`${productName}: ${text}`}</p>
            ))}
          </>
        )}
      </InlineAlert>
      <WithSide label="Total" isWide side={<QuotationSums quotation={quotation} saved={savedPence(lines)} />}>
        <div className={styles.parts}>
          <ViewSwitch
            byProduct={<LinesByProduct lines={lines} isPriced />}
            byRoom={rooms.length > 0 ? <LinesByRoom rooms={rooms} plotted={quotation} /> : undefined}
          />
          <TwoColumns>
            <Section title="Progress">
              <QuotationProgress quotation={quotation} />
            </Section>
            <Section title="Details">
              <Facts
                facts={[
                  ['Client', clientName],
                  ['Site', [siteAddress, postCode].filter(Boolean).join(', ')],
                  ['House type and plots', plotsWords(quotation)],
                  ['Packs', packingWords(quotation)],
                  [
                    'Project',
                    projectId && (
                      <Link href={href('projects', { id: projectId })} look="underline">
                        {projectName || 'To the project'}
                      </Link>
                    ),
                  ],
                  ['Revision', String(quotation.revision)],
                  ...fittingFacts(
                    quotation.fitting,
                    lines.some((line) => goodsKind(line) === 'fitting'),
                  ).map(({ label, text }) => [label, text] as const),
                ]}
              />
            </Section>
          </TwoColumns>
          <Suspense>
            <QuotationPapers
              quotationId={quotation.quotationId}
              projectId={quotation.projectId}
              hasFloors={quotation.lines.some(({ isFloor }) => isFloor === 1)}
              hasDrawings={quotation.lines.some(({ rooms }) => rooms.some(({ outline }) => outline))}
              hasSpecification={hasSpecification}
            >
              {hasSpecification && (
                <Disclosure title="Specification to copy" onOpen={() => setWantsClauses(true)}>
                  {wantsClauses && (
                    <Suspense>
                      <ClausesToCopy quotationId={quotation.quotationId} />
                    </Suspense>
                  )}
                </Disclosure>
              )}
            </QuotationPapers>
          </Suspense>
          <QuotationMessages open={open} />
        </div>
      </WithSide>
      <QuotationDialogs opened={opened} open={open} onClose={() => setOpened(undefined)} />
    </div>
  );
}

const changedWords = (count: number) =>
  count === 1
    ? 'Something has changed since this was quoted: see the line it is about.'
    : `${count} things have changed since this was quoted: see the lines they are about.`;
