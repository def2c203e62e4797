import { useHref } from '../../state/device.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Problem } from '../../ui/problem.tsx';
import styles from './paper-links.module.css';
import { type PaperRef, type SavePaper, useSavePaper } from './papers.api.ts';

interface PaperLinksProps {
  paper: PaperRef;
  /** in the middle of a sentence: `invoice AI-000012` */
  name: string;
}

/** Links to a paper's page, for viewing and printing, and to its PDF. */
export function PaperLinks({ paper, name }: PaperLinksProps) {
  const href = useHref();
  const save = useSavePaper();
  const { kind, id } = paper;
  return (
    <div data-no-print="">
      <span className={styles.ways}>
        <Link
          className={styles.view}
          look="underline"
          href={href('print-paper', { kind, id })}
          aria-label={`View ${name}`}
        >
          View
        </Link>
        <PdfButton paper={paper} name={name} save={save} />
      </span>
      <Problem error={save.error} />
    </div>
  );
}

/** Saves a paper as PDF. What goes wrong is in `save`, to be shown where there is space for it. */
export function PdfButton({ paper, name, save }: PaperLinksProps & { save: SavePaper }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`PDF of ${name}`}
      loading={save.isPending}
      onClick={() => void save.run(paper)}
    >
      <DownloadIcon />
      PDF
    </Button>
  );
}
