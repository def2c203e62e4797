import { useHref } from '../../../state/device.ts';
import { useSite } from '../../../state/site-context.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './project-list-states.module.css';

export function NoProjects() {
  const href = useHref();
  const { absent } = useSite();
  return (
    <EmptyState
      title="No projects yet"
      action={
        <span className={styles.ways}>
          <ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>
          {!absent.includes('room-plan') && (
            <ButtonLink href={href('room-plan')} variant="outline">
              Start with the rooms
            </ButtonLink>
          )}
        </span>
      }
    >
      Open a floor, enter the area you need and choose Add to project.
    </EmptyState>
  );
}

export function ProjectsSkeleton() {
  return (
    <div className="stack-6" aria-busy="true">
      <VisuallyHidden role="status">Loading your projects</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton className={styles.project} key={line} />
      ))}
    </div>
  );
}
