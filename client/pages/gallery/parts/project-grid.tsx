import { clsx } from 'clsx';
import { Link } from 'wouter';
import { Picture } from '../../../ui/picture.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { GalleryProject } from '../gallery.api.ts';
import { type GalleryModel, linkId } from '../use-gallery.ts';
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

/** As wide as a column of the grid at each screen width. */
const SIZES = '(min-width: 1600px) 24vw, (min-width: 1024px) 31vw, 46vw';

interface ProjectCardProps {
  project: GalleryProject;
  href: string;
  eager: boolean;
}

/** A project in the grid; it opens over the page. */
function ProjectCard({ project, href, eager }: ProjectCardProps) {
  return (
    <article className="picture-card">
      <div className="picture-card-frame">
        <Picture src={project.img1} alt="" sizes={SIZES} eager={eager} />
      </div>
      <div className="picture-card-words">
        <h2 className="picture-card-title">
          <Link id={linkId(project)} href={href} state={{ over: true }}>
            {project.title}
          </Link>
        </h2>
        {project.town && <p className={clsx('text-small', styles.town)}>{project.town}</p>}
      </div>
    </article>
  );
}
