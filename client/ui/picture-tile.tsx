import { clsx } from 'clsx';
import { ArrowRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-tile.module.css';
import { Skeleton } from './skeleton.tsx';

interface PictureTileProps {
  href: string;
  title: string;
  /** a few words beside the title */
  note?: string | undefined;
  /** '' shows the empty frame */
  picture: string;
  /** the picture is loading */
  pending?: boolean;
  sizes: string;
  eager?: boolean;
  /** takes the height of its grid cell instead of the picture's aspect ratio */
  fill?: boolean;
  size?: 'md' | 'lg';
}

/** A large quiet picture with a label over its corner; the whole tile is a link. */
export function PictureTile({
  href,
  title,
  note,
  picture,
  pending = false,
  sizes,
  eager = false,
  fill = false,
  size = 'md',
}: PictureTileProps) {
  return (
    <Link
      className={clsx('picture-tile', styles.tile, fill && styles.fill, size === 'lg' && styles.large)}
      href={href}
    >
      {pending ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <Picture src={picture} alt="" sizes={sizes} eager={eager} />
      )}
      <span className={styles.label}>
        <span className={styles.words}>
          <span className={clsx(size === 'lg' ? 'text-heading' : 'text-subheading', styles.line)}>
            {title}
          </span>
          {note && <span className={clsx('text-small', styles.line, styles.note)}>{note}</span>}
        </span>
        <ArrowRightIcon />
      </span>
    </Link>
  );
}
