import { useRef } from 'react';
import { clausesText } from '../../../../contracts/domain/quotation/quotation-text.ts';
import { CopyButton } from '../../../features/copy/copy-button.tsx';
import { type PaperRef, useQuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import { readingOf } from '../../../lib/reading.ts';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './clauses-to-copy.module.css';

/** The clauses of the quotation's own paper as text, whether or not the paper is printed with them. */
export function ClausesToCopy({ quotationId }: { quotationId: string }) {
  const paper: PaperRef = { quotationId, copy: 'own', choice: { hasSpecification: true } };
  const call = useQuotationPaper(paper);
  return (
    <ReadingView
      reading={readingOf(call, call.data)}
      what="The specification"
      loading={<Skeleton className={styles.loading} />}
    >
      {({ data: { specification = [] } }) => <Clauses text={clausesText(specification)} />}
    </ReadingView>
  );
}

function Clauses({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  if (text === '') return <p>There are no technical data for these floors.</p>;
  return (
    <div className={styles.clauses}>
      <CopyButton text={text} what="specification" shown={words} />
      <p className={styles.text} ref={words}>
        {text}
      </p>
    </div>
  );
}
