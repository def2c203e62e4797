import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import type { PaperSum } from '../../../contracts/domain/paper/paper-text.ts';
import styles from './paper-sheet.module.css';

type Paper = components['schemas']['Paper'];

interface PaperSheetProps {
  paper: Pick<Paper, 'title' | 'paperNo' | 'notice' | 'facts' | 'signatures' | 'terms'>;
  sender: Paper['seller'];
  /** above the sender's name */
  logo?: ReactNode;
  addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  table: ReactNode;
  /** beside the sums */
  payment?: Paper['payment'];
  sums: readonly PaperSum[];
  /** between the sums and the terms */
  children?: ReactNode;
  /** after the terms, on a page of its own */
  annex?: ReactNode;
}

/** A paper as it prints: the same words and figures as its PDF. */
export function PaperSheet(props: PaperSheetProps) {
  const { paper, addresses, table, payment = [], sums, children, annex } = props;
  return (
    <article className={clsx('print-sheet', styles.sheet)} data-print-colours="">
      <Head {...props} />
      <div className={styles.parties}>
        <div className="stack-6">
          {addresses.map(({ title, lines }) => (
            <div key={title}>
              <h2 className={clsx('text-eyebrow', styles.eyebrow)}>{title}</h2>
              <address className={styles.address}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </div>
          ))}
        </div>
        <Facts facts={paper.facts} />
      </div>
      {table}
      <div className={styles.end}>
        <div>
          {payment.length > 0 && (
            <>
              <h2 className={clsx('text-eyebrow', styles.eyebrow)}>Payment</h2>
              <Facts facts={payment} />
            </>
          )}
          {paper.signatures.map((what) => (
            <p key={what} className={clsx('text-small', styles.signature)}>
              {what}
            </p>
          ))}
        </div>
        <Sums sums={sums} />
      </div>
      {children}
      <div className={clsx('text-small', styles.small)}>
        {paper.terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {annex}
    </article>
  );
}

function Head({ paper: { title, paperNo, notice }, sender, logo }: PaperSheetProps) {
  return (
    <header className={styles.head}>
      <div>
        {logo}
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
        <p className={styles.number} translate="no">
          {paperNo}
        </p>
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
    </header>
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
