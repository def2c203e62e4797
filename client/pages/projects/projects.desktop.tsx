import { useSearch } from 'wouter';
import { Button } from '../../ui/button.tsx';
import type { ProjectAction } from './parts/project-actions.ts';
import { ProjectListPage } from './parts/project-list.tsx';
import { ProjectPage } from './parts/project-page.tsx';
import styles from './projects.desktop.module.css';

/** All projects, or the one in the address. */
export function ProjectsPage() {
  const projectId = new URLSearchParams(useSearch()).get('id');
  return projectId ? <ProjectPage projectId={projectId} Actions={ActionRow} /> : <ProjectListPage />;
}

function ActionRow({ actions }: { actions: readonly ProjectAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, onChoose }) => (
        <Button key={label} variant="quiet" size="sm" onClick={onChoose}>
          {label}
        </Button>
      ))}
    </div>
  );
}
