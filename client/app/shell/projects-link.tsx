import { useHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { FolderIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './tool-link.module.css';

/** Link to the projects, for trade customers. */
export function ProjectsLink() {
  const href = useHref();
  if (!isCustomer(useSession())) return null;
  return (
    <Link className={styles.link} href={href('projects')} aria-label="Projects" title="Projects" look="quiet">
      <FolderIcon size="1.5rem" />
    </Link>
  );
}
