import { clsx } from 'clsx';
import { areaText, DASH } from '../../../../contracts/domain/number/notation.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ListedProject, ProjectSummary } from '../use-project-list.ts';
import styles from './project-row.module.css';

interface ProjectRowProps {
  project: ListedProject;
  isLoading: boolean;
  /** whether its figures count only what was added in this browser */
  isKeptHere: boolean;
}

/** One project of the list, a link as a whole. */
export function ProjectRow({ project: { name, href, figures }, isLoading, isKeptHere }: ProjectRowProps) {
  return (
    <li className={styles.project}>
      <Pictures pictures={figures?.pictures ?? []} />
      <h3 className={clsx('text-subheading', styles.name)}>
        <Link className={styles.link} href={href} look="quiet">
          {name}
        </Link>
      </h3>
      {figures ? (
        <Figures figures={figures} hasRooms={!isKeptHere} />
      ) : (
        isLoading && <Skeleton className={styles.loading} />
      )}
    </li>
  );
}

/** The first floors in it; the frame keeps its size without any. */
function Pictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {pictures.map((picture) => (
        <Picture key={picture} src={picture} alt="" sizes="4rem" />
      ))}
    </div>
  );
}

interface FiguresProps {
  figures: ProjectSummary;
  hasRooms: boolean;
}

function Figures({ figures: { roomNum, floorNum, amount, cost }, hasRooms }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      <Figure term="Rooms">{hasRooms ? String(roomNum) : DASH}</Figure>
      <Figure term="Floors">{String(floorNum)}</Figure>
      <Figure term="Area in packs">{areaText(amount)}</Figure>
      <div className={styles.figure}>
        <dt className="text-small">Cost</dt>
        <dd>
          <Price className={styles.cost} pence={cost} />
        </dd>
      </div>
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.figure}>
      <dt className="text-small">{term}</dt>
      <dd className="text-figures">{children}</dd>
    </div>
  );
}
