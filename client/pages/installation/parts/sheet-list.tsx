import { useState } from 'react';
import { PHONE, salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import {
  INSTALLATION_SHEETS,
  INSTALLATION_SUBJECTS,
  type InstallationSubject,
} from '../../../../contracts/site/installation-sheets.ts';
import { brandName } from '../../../lib/api-client.ts';
import { useDownload } from '../../../lib/save-file.ts';
import { Spinner } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { OuterLink } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { NeedsScript } from '../../../ui/states.tsx';
import styles from './sheet-list.module.css';

/** Each sheet's title, and its pattern drawn as lines in a square of 48 units. */
const SHEETS: Readonly<Record<InstallationSubject, { readonly title: string; readonly lines: string }>> = {
  chevron: {
    title: 'Chevron',
    lines: 'M24 1v46M2 1v46M46 1v46M2 14 24 2l22 12M2 28l22-12 22 12M2 42l22-12 22 12M8 47l16-9 16 9',
  },
  herringbone: {
    title: 'Herringbone',
    lines:
      'M2 16 18 32l8-8L10 8zM18 32l8 8 20-20-8-8zM26 24l-8-8L34 0M18 32 2 47M10 40l8 8M38 28l9 9M30 36l11 11M10 8 2 0M34 16 24 6',
  },
  versailles: {
    title: 'Versailles panels',
    lines: 'M2 2h44v44H2zM8 8h32v32H8zM8 24 24 8l16 16-16 16zM16 16l16 16M32 16 16 32M24 8v32M8 24h32',
  },
  vinyl: {
    title: 'Vinyl planks',
    lines: 'M2 2h44v44H2zM2 13h44M2 24h44M2 35h44M30 2v11M14 13v11M36 24v11M20 35v11',
  },
};

/** The four sheets, and what to do if one can't be loaded. */
export function SheetList() {
  const { run, isPending, problem } = useDownload({ inPlace: true });
  const [last, setLast] = useState<InstallationSubject>();
  const mailbox = salesMailbox(brandName());
  const fetchSheet = (subject: InstallationSubject) => {
    if (isPending) return;
    setLast(subject);
    void run(INSTALLATION_SHEETS[subject]);
  };
  return (
    <Section
      title="Installation sheets"
      lead="Two pages each, with drawings: setting out, laying and the edge at the wall."
      screenOnly
    >
      <NeedsScript>The downloads need JavaScript.</NeedsScript>
      <InlineAlert
        action={
          <>
            Please try again. We can also send you the sheet: call{' '}
            <OuterLink href={PHONE.link}>{PHONE.shown}</OuterLink> or email{' '}
            <OuterLink href={`mailto:${mailbox}`}>{mailbox}</OuterLink>.
          </>
        }
      >
        {problem && last && `The sheet “${SHEETS[last].title}” could not be downloaded: ${problem}`}
      </InlineAlert>
      <ul className={styles.sheets}>
        {INSTALLATION_SUBJECTS.map((subject) => {
          const { title, lines } = SHEETS[subject];
          const isComing = isPending && last === subject;
          return (
            <li key={subject}>
              <button
                className={styles.sheet}
                type="button"
                aria-disabled={isPending}
                aria-busy={isComing}
                onClick={() => fetchSheet(subject)}
              >
                <svg className={styles.pattern} viewBox="0 0 48 48" aria-hidden="true">
                  <path d={lines} />
                </svg>
                <span className={styles.words}>
                  <span className={styles.title}>
                    <span className="sr-only">Download: </span>
                    {title}
                  </span>
                  <span className="text-small">PDF</span>
                </span>
                {isComing ? <Spinner /> : <DownloadIcon />}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
