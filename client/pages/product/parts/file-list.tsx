import { clsx } from 'clsx';
import { useState } from 'react';
import { useDownload } from '../../../lib/save-file.ts';
import { Spinner } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ProductFile } from '../product-files.ts';
import { SECTIONS } from '../sections.ts';
import styles from './file-list.module.css';

/** Files for planning and for the site; renders nothing for a product without any. */
export function FileList({ files }: { files: readonly ProductFile[] }) {
  const { run, isPending } = useDownload();
  const [last, setLast] = useState('');
  if (files.length === 0) return null;
  const fetchFile = (fileName: string) => {
    if (isPending) return;
    setLast(fileName);
    void run(fileName);
  };
  return (
    <Section title="Downloads" anchor={SECTIONS.files.id} screenOnly>
      <ul className={styles.files}>
        {files.map(({ label, detail, fileName }) => (
          <li className={styles.file} key={fileName}>
            <button
              className={styles.download}
              type="button"
              aria-disabled={isPending}
              aria-busy={isPending && last === fileName}
              onClick={() => fetchFile(fileName)}
            >
              <span>
                <span className={styles.label}>
                  <span className="sr-only">Download: </span>
                  {label}
                </span>
                <span className={clsx('text-small', styles.detail)}>{detail}</span>
              </span>
              {isPending && last === fileName ? <Spinner /> : <DownloadIcon />}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
