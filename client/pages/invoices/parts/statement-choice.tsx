import { useState } from 'react';
import { PaperLinks } from '../../../features/papers/paper-links.tsx';
import { Field } from '../../../ui/field.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { monthsUntil } from '../use-invoices.ts';
import styles from './statement-choice.module.css';

/** The statement of one month, to look at and as PDF. */
export function StatementChoice() {
  const [months] = useState(() => monthsUntil(Date.now()));
  const [chosen, choose] = useState(months[0]?.value ?? '');
  const label = months.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <Section
      title="Statement"
      lead="What was brought forward, each invoice and payment of the month, and what is open by age."
      screenOnly
    >
      <div className={styles.choice}>
        <Field label="Month">
          <Select options={months} value={chosen} onChange={(event) => choose(event.target.value)} />
        </Field>
        <PaperLinks
          paper={{ kind: 'statement', id: chosen }}
          name={`statement of ${label}`}
          fileName={`statement-${chosen}.pdf`}
        />
      </div>
    </Section>
  );
}
