import { clsx } from 'clsx';
import { Link } from 'wouter';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryProject } from '../gallery.api.ts';
import { linkId } from '../use-gallery.ts';
import styles from './project-card.module.css';

/** As wide as a column of the grid at each screen width. */
const SIZES = '(min-width: 1600px) 24vw, (min-width: 1024px) 31vw, 46vw';

interface ProjectCardProps {
  project: GalleryProject;
  href: string;
  eager: boolean;
}

/** A project in the grid; it opens over the page. */
export function ProjectCard({ project, href, eager }: ProjectCardProps) {
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
