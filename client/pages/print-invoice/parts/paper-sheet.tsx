import { clsx } from 'clsx';
import { paperAddresses, paperSums, paperTable } from '../../../../contracts/rules/paper-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Paper } from '../use-paper.ts';
import styles from './paper-sheet.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly string[];
}

/** A paper as it prints: the same words and figures as its PDF. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { title, paperNo, notice, seller, facts, payment, terms, signatures } = paper;
  return (
    <article className={clsx('print-sheet', styles.sheet)} data-print-colours="">
      <header className={styles.head}>
        <div>
          <p className={styles.name}>{seller.name}</p>
          <address className={clsx('text-small', styles.small)}>
            {seller.address.join(', ')}
            {seller.facts.map(({ label, text }) => (
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
          {paperAddresses(paper).map(({ title: whose, lines }) => (
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
        <Facts facts={facts} />
      </div>
      <Lines paper={paper} />
      <div className={styles.end}>
        <div>
          {payment.length > 0 && (
            <>
              <h2 className={clsx('text-eyebrow', styles.eyebrow)}>Payment</h2>
              <Facts facts={payment} />
            </>
          )}
          {signatures.map((what) => (
            <p key={what} className={clsx('text-small', styles.signature)}>
              {what}
            </p>
          ))}
        </div>
        <Sums paper={paper} />
      </div>
      <div className={clsx('text-small', styles.small)}>
        {terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </article>
  );
}

function Lines({ paper }: { paper: Paper }) {
  const { columns, rows } = paperTable(paper);
  const [first, ...others] = columns.map(({ head, end = false }, n) => ({
    head,
    end,
    cell: ({ cells }: Row) => cells[n],
  }));
  if (!first) return null;
  return (
    <div className={clsx(styles.lines, paper.statement && styles.moves)}>
      <DataTable
        caption={paper.kind === 'statement' ? 'Documents and payments' : 'Lines'}
        columns={[first, ...others]}
        rows={rows.map((cells, n) => ({ key: String(n), cells }))}
        keyOf={({ key }) => key}
      />
    </div>
  );
}

function Facts({ facts }: { facts: Paper['facts'] }) {
  return (
    <dl className={clsx('text-small', styles.facts)}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sums({ paper }: { paper: Paper }) {
  return (
    <dl className={styles.sums}>
      {paperSums(paper).map(({ label, text, isTotal }) => (
        <div key={label} {...(isTotal ? { 'data-total': '' } : {})}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
