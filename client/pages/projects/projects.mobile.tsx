import { useState } from 'react';
import { useSearch } from 'wouter';
import { ActionSheet } from '../../ui/action-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import type { ProjectAction } from './parts/project-actions.ts';
import { ProjectListPage } from './parts/project-list.tsx';
import { ProjectPage } from './parts/project-page.tsx';

/** All projects, or the one in the address. */
export function ProjectsPage() {
  const projectId = new URLSearchParams(useSearch()).get('id');
  return projectId ? <ProjectPage projectId={projectId} Actions={Sheet} /> : <ProjectListPage />;
}

function Sheet({ actions }: { actions: readonly ProjectAction[] }) {
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change project
      </Button>
      <ActionSheet open={isOpen} onClose={() => setOpen(false)} title="Project" actions={actions} />
    </>
  );
}
