import { clsx } from 'clsx';
import type { PaperSum, PaperTable } from '../../../../contracts/rules/paper-text.ts';
import {
  quotationAddresses,
  quotationSums,
  quotationTable,
  type ScheduleStorey,
  scheduleOf,
  scheduleTitle,
} from '../../../../contracts/rules/quotation-text.ts';
import { LogoPicture } from '../../../features/quotation-papers/logo-picture.tsx';
import type { QuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './quotation-sheet.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly string[];
  readonly picture?: string;
}

/** A quotation as it prints: the same words and figures as its PDF. */
export function QuotationSheet({ paper }: { paper: QuotationPaper }) {
  const { title, paperNo, notice, sender, facts, terms, signatures } = paper;
  const { logo } = sender;
  return (
    <article className={clsx('print-sheet', styles.sheet)} data-print-colours="">
      <header className={styles.head}>
        <div>
          {logo && <LogoPicture logo={logo} label={`Logo of ${sender.name}`} />}
          <p className={clsx(styles.name, logo && styles.below)}>{sender.name}</p>
          <address className={clsx('text-small', styles.small)}>
            {sender.address.join(', ')}
            {sender.facts.map(({ label, text }) => (
              <span key={label}>{`${label} ${text}`}</span>
            ))}
          </address>
        </div>
        <div className={styles.what}>
          <h1 className="print-sheet-title" tabIndex={-1} data-page-focus="">
            {title}
          </h1>
          <p className={styles.number}>{paperNo}</p>
          {notice && <p className={styles.notice}>{notice}</p>}
        </div>
      </header>
      <div className={styles.parties}>
        <div className={styles.addresses}>
          {quotationAddresses(paper).map(({ title: whose, lines }) => (
            <div key={whose}>
              <h2 className={clsx('text-eyebrow', styles.eyebrow)}>{whose}</h2>
              <address className={styles.address}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </div>
          ))}
        </div>
        <dl className={clsx('text-small', styles.facts)}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Table caption="Floors and accessories" {...tableOf(quotationTable(paper))} />
      <div className={styles.end}>
        <div>
          {signatures.map((what) => (
            <p key={what} className={clsx('text-small', styles.signature)}>
              {what}
            </p>
          ))}
        </div>
        <Sums sums={quotationSums(paper)} />
      </div>
      <Schedule paper={paper} />
      <div className={clsx('text-small', styles.small)}>
        {terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </article>
  );
}

function Schedule({ paper }: { paper: QuotationPaper }) {
  const storeys = scheduleOf(paper);
  if (storeys.length === 0) return null;
  return (
    <section className={styles.schedule}>
      <h2 className={styles.title}>{scheduleTitle(paper)}</h2>
      {storeys.map((storey) => (
        <Storey key={storey.storey} storey={storey} />
      ))}
    </section>
  );
}

function Storey({ storey: { storey, columns, rows } }: { storey: ScheduleStorey }) {
  const withPictures = rows.map(({ picture, cells }, n) => ({ key: String(n), cells, picture }));
  return (
    <div className={styles.storey}>
      {storey !== '' && <h3 className={clsx('text-eyebrow', styles.eyebrow)}>{storey}</h3>}
      <Table caption={storey === '' ? 'Rooms' : `Rooms, ${storey}`} columns={columns} rows={withPictures} />
    </div>
  );
}

const tableOf = ({ columns, rows }: PaperTable) => ({
  columns,
  rows: rows.map((cells, n): Row => ({ key: String(n), cells })),
});

interface TableProps {
  caption: string;
  columns: PaperTable['columns'];
  rows: readonly Row[];
}

function Table({ caption, columns, rows }: TableProps) {
  const [first, ...others] = columns.map(
    ({ head, end = false }, n): Column<Row> => ({
      head,
      end,
      cell: ({ cells, picture }) =>
        n === 0 && picture !== undefined ? (
          <span className={styles.room}>
            <span className={styles.picture}>
              <Picture src={picture} alt="" sizes="4rem" eager />
            </span>
            {cells[0]}
          </span>
        ) : (
          cells[n]
        ),
    }),
  );
  if (!first) return null;
  return (
    <div className={styles.lines}>
      <DataTable caption={caption} columns={[first, ...others]} rows={rows} keyOf={({ key }) => key} />
    </div>
  );
}

function Sums({ sums }: { sums: readonly PaperSum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, text, isTotal }) => (
        <div key={label} {...(isTotal ? { 'data-total': '' } : {})}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
