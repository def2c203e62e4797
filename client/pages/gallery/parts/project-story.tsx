import { clsx } from 'clsx';
import { useState } from 'react';
import { useWrite } from '../../../lib/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { GalleryProject } from '../gallery.api.ts';
import { passOn } from '../pass-on.ts';
import type { GalleryModel } from '../use-gallery.ts';
import styles from './project-story.module.css';

interface ProjectStoryProps {
  model: GalleryModel;
  project: GalleryProject;
}

/** The text of a project: which floors were laid where, and why. */
export function ProjectStory({ model, project }: ProjectStoryProps) {
  const { title, town, content, floors = [] } = project;
  return (
    <div className={styles.story}>
      {town && <p className={clsx('text-eyebrow', styles.town)}>{town}</p>}
      <h2 className="text-heading">{title}</h2>
      {content && <p className={clsx('text-body', styles.content)}>{content}</p>}
      <PassOnButton key={project.exampleId} project={project} />
      <Floors
        {...(floors.length === 0 ? { number: project.productNo } : { floors, hrefOf: model.productHref })}
      />
    </div>
  );
}

interface FloorsProps {
  floors?: NonNullable<GalleryProject['floors']>;
  hrefOf?: GalleryModel['productHref'];
  /** number of the only floor, where the backend says nothing else about floors */
  number?: string | undefined;
}

function Floors({ floors = [], hrefOf, number }: FloorsProps) {
  if (floors.length === 0 && !number) return null;
  return (
    <section className={styles.floors} aria-label="Floors laid">
      <h3 className={clsx('text-eyebrow', styles.town)}>
        {floors.length > 1 ? 'Floors laid' : 'Floor laid'}
      </h3>
      {floors.length === 0 ? (
        <p>{number}</p>
      ) : (
        <ul className={styles.list}>
          {floors.map(({ productId, productNo, productName, mainImg }) => (
            <li key={productId}>
              <Link className={styles.floor} href={hrefOf?.(productId) ?? ''}>
                <span className={styles.picture}>
                  <Picture src={mainImg} alt="" sizes="5rem" />
                </span>
                <span>
                  <span className={styles.line}>{productName}</span>
                  <span className={clsx('text-small', styles.line, styles.number)} translate="no">
                    {productNo}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PassOnButton({ project }: { project: GalleryProject }) {
  const [isCopied, setCopied] = useState(false);
  const { run, isPending, error } = useWrite(async () => {
    setCopied(false);
    setCopied((await passOn(project)) === 'copied');
  });
  return (
    <div className={styles.passOn}>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => void run()}>
        Share
      </Button>
      <span className="text-small text-muted" role="status">
        {isCopied && 'Link copied'}
      </span>
      <Problem error={error} />
    </div>
  );
}
