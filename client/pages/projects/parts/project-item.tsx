import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Project } from '../../../features/projects/project-choice.ts';
import type { Reading } from '../../../lib/reading.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { Status } from '../../../ui/status.tsx';
import type { ProjectRow } from '../project-rows.ts';
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
    <chakra.li borderBottom="1px solid {colors.border}">
      <chakra.h2>
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          gap="3"
          width="full"
          minHeight="4.25rem"
          py="3"
          textAlign="start"
          cursor="pointer"
        >
          <chakra.span flex="1" minWidth="0" textStyle="subheading" overflowWrap="anywhere">
            {project.projectName}
          </chakra.span>
          <Status {...(isOngoing ? { kind: 'success' as const } : {})}>{project.sts}</Status>
          <chakra.span transform={isOpen ? 'rotate(180deg)' : undefined} transition="transform 160ms">
            <ChevronDownIcon />
          </chakra.span>
        </chakra.button>
      </chakra.h2>
      <chakra.div id={panelId} hidden={!isOpen} paddingTop="1" paddingBottom="6">
        {isOpen && <ProjectProducts products={products} />}
      </chakra.div>
    </chakra.li>
  );
}
