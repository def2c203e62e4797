import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { GalleryModel } from '../use-gallery.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-grid.module.css';

interface ProjectGridProps {
  model: GalleryModel;
  /** cards in the first view */
  eager: number;
}

const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** The projects, two or more side by side. If the gallery can't be read, the grid stays empty and says why. */
export function ProjectGrid({ model, eager }: ProjectGridProps) {
  return (
    <ReadingView reading={model.reading} what="The gallery" loading={<Places />}>
      {(projects) =>
        projects.length === 0 ? (
          <EmptyState title="No projects yet">Share yours and it will be the first one here.</EmptyState>
        ) : (
          <ul className={styles.grid}>
            {projects.map((project, index) => (
              <li key={project.exampleId}>
                <ProjectCard project={project} href={model.projectHref(project)} eager={index < eager} />
              </li>
            ))}
          </ul>
        )
      }
    </ReadingView>
  );
}

function Places() {
  return (
    <ul className={styles.grid} aria-busy="true" aria-label="Loading the gallery">
      {PLACES.map((place) => (
        <li className="picture-card" key={place}>
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}
