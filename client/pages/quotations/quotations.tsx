import { countText } from '../../../contracts/domain/number/notation.ts';
import { QUOTATION_STATES } from '../../../contracts/domain/quotation/quotation-state.ts';
import { ListView } from '../../features/list-page/list-view.tsx';
import { useListPage } from '../../features/list-page/use-list-page.ts';
import { OfOneProject } from '../../features/projects/parts/of-one-project.tsx';
import { QuotationTable } from '../../features/quotations/quotation-table.tsx';
import { parseQuotationState, QUOTATION_WORDS } from '../../features/quotations/quotation-words.ts';
import { type QuotationSummary, useQuotationsCall } from '../../features/quotations/quotations.api.ts';
import { PAGE_SIZE, readProject } from '../../lib/list-place.ts';
import { readingOf } from '../../lib/reading.ts';
import { useHref } from '../../state/device.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './quotations.module.css';
import { CHOSEN_MAX, type Chosen, useChosen } from './use-chosen.ts';

const STATES = QUOTATION_STATES.map((value) => ({ value, label: QUOTATION_WORDS[value] }));

const readFilters = (query: URLSearchParams) => ({
  sts: parseQuotationState(query.get('sts')),
  project: readProject(query),
});

/** The company's quotations that the address asks for. */
export function QuotationsPage() {
  const href = useHref();
  const list = useListPage('quotations', readFilters);
  const { filters, search, page } = list.place;
  const call = useQuotationsCall({ sts: filters.sts, projectId: filters.project, search }, page, PAGE_SIZE);
  const chosen = useChosen(call.data?.data ?? []);
  return (
    <Container className="work-page">
      <PageHead isWork title="Quotations" lead="Yours and your colleagues’, newest first." />
      <ListView
        list={list}
        reading={readingOf(call, call.data)}
        item="quotation"
        placeholder="Number, title, client or site"
        searchable="a number, a title, a client or a site"
        filter={{
          label: 'State',
          options: STATES,
          value: filters.sts,
          onChoose: (value) => list.filter({ sts: parseQuotationState(value) }),
        }}
        none={
          <EmptyState
            title="No quotations yet"
            action={<ButtonLink href={href('room-plan')}>Get free quote</ButtonLink>}
          >
            Count the rooms of a property and choose their floors: what you save is listed here, with our
            answers.
          </EmptyState>
        }
        before={<OfOneProject projectId={filters.project} list="quotations" />}
        actions={
          <ButtonLink variant="outline" size="sm" href={href('room-plan')} data-no-print="">
            New quotation
          </ButtonLink>
        }
        between={<Together chosen={chosen} />}
      >
        {(quotations) => (
          <QuotationTable
            quotations={quotations}
            choice={(quotation) =>
              quotation.sts === 'accepted' && <Choose quotation={quotation} chosen={chosen} />
            }
          />
        )}
      </ListView>
    </Container>
  );
}

function Choose({
  quotation: { quotationId, quotationNo },
  chosen,
}: {
  quotation: QuotationSummary;
  chosen: Chosen;
}) {
  const isChosen = chosen.has(quotationId);
  return (
    <div className={styles.choose} data-no-print="">
      <Checkbox
        label={
          <>
            To order<VisuallyHidden translate="no"> {quotationNo}</VisuallyHidden>
          </>
        }
        checked={isChosen}
        disabled={!isChosen && chosen.ids.length >= CHOSEN_MAX}
        onChange={({ target }) => chosen.choose(quotationId, target.checked)}
      />
    </div>
  );
}

/** Several house types are one order. */
function Together({ chosen: { ids, clear } }: { chosen: Chosen }) {
  const href = useHref();
  return (
    <div className={styles.together} data-no-print="">
      <p role="status">{ids.length === 0 ? '' : `${countText(ids.length, 'quotation')} to order`}</p>
      {ids.length > 0 && (
        <>
          <ButtonLink size="sm" href={href('checkout', { quotation: ids.join(',') })}>
            {ids.length === 1 ? 'Order it' : 'Order them together'}
          </ButtonLink>
          <Button variant="outline" size="sm" onClick={clear}>
            Choose none
          </Button>
        </>
      )}
    </div>
  );
}
