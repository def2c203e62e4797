import { clsx } from 'clsx';
import { useId } from 'react';
import type { Project } from '../../../features/projects/project-choice.ts';
import type { Reading } from '../../../lib/reading.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { Status } from '../../../ui/status.tsx';
import type { ProjectRow } from '../project-rows.ts';
import styles from './project-item.module.css';
import { ProjectProducts } from './project-products.tsx';

interface ProjectItemProps {
  project: Project;
  isOpen: boolean;
  products: Reading<readonly ProjectRow[]>;
  onToggle: () => void;
}

/** One project, which opens to show its products. */
export function ProjectItem({ project, isOpen, products, onToggle }: ProjectItemProps) {
  const panelId = useId();
  const isOngoing = project.sts === 'Ongoing';
  return (
    <li className={styles.project}>
      <h2>
        <button
          className={styles.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className={clsx('text-subheading', styles.name)}>{project.projectName}</span>
          <Status {...(isOngoing ? { kind: 'success' as const } : {})}>{project.sts}</Status>
          <span className={styles.arrow}>
            <ChevronDownIcon />
          </span>
        </button>
      </h2>
      <div className={styles.products} id={panelId} hidden={!isOpen}>
        {isOpen && <ProjectProducts products={products} />}
      </div>
    </li>
  );
}
