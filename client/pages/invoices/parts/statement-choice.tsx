import { useState } from 'react';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { PaperLinks } from '../../../features/papers/paper-links.tsx';
import { useSaveMonth } from '../../../features/papers/papers.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './statement-choice.module.css';

/** Months that a statement can be chosen for. */
const MONTHS = 18;
const WORDS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The statement of a chosen month, as a page and as PDF, and a zip of all its papers. */
export function StatementChoice() {
  const [months] = useState(() => monthsUntil(Date.now()));
  const [chosen, choose] = useState(months[0]?.value ?? '');
  const all = useSaveMonth();
  const label = months.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <Section
      title="Statement"
      lead="Opening balance, the month’s invoices and payments, and what you owe by age. The zip includes the invoices and credit notes."
      screenOnly
    >
      <div className={styles.choice}>
        <Field label="Month">
          <Select options={months} value={chosen} onChange={(event) => choose(event.target.value)} />
        </Field>
        <PaperLinks paper={{ kind: 'statement', id: chosen }} name={`statement of ${label}`} />
        <Button variant="quiet" size="sm" loading={all.isPending} onClick={() => void all.run(chosen)}>
          <DownloadIcon />
          All papers as zip
        </Button>
      </div>
      <Problem error={all.error} />
    </Section>
  );
}

/** The months up to this one in London, the latest first: `2026-11`, `November 2026`. @param now milliseconds since 1970 */
function monthsUntil(now: number): { readonly value: string; readonly label: string }[] {
  const today = new Date(londonTime(now).day);
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    return { value: first.toISOString().slice(0, 7), label: WORDS.format(first) };
  });
}
