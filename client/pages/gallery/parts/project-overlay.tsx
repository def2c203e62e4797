import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../../ui/icons.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import type { GalleryProject } from '../gallery.api.ts';
import { picturesOf } from '../opened-project.ts';
import type { GalleryModel } from '../use-gallery.ts';
import { useSwipe } from '../use-swipe.ts';
import styles from './project-overlay.module.css';
import { ProjectPictures } from './project-pictures.tsx';
import { ProjectStory } from './project-story.tsx';

interface ProjectOverlayProps {
  model: GalleryModel;
  project: GalleryProject;
}

/**
 * One project over the whole screen. The server renders it, so that a shared address shows it at once; the
 * browser then makes it modal: the focus stays inside, and Escape closes it.
 */
export function ProjectOverlay({ model, project }: ProjectOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true, undefined);
  const swipe = useSwipe(model.turn);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    model.turn(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <dialog
      className={styles.overlay}
      ref={dialog}
      aria-label={project.title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        model.close();
      }}
    >
      <IconButton className={styles.close} label="Close" onClick={model.close}>
        <CloseIcon />
      </IconButton>
      <div className={styles.stage} {...swipe}>
        <ProjectPictures key={project.exampleId} title={project.title} pictures={picturesOf(project)} />
      </div>
      <ProjectStory model={model} project={project} />
      <div className={styles.turning}>
        <IconButton label="Previous project" onClick={() => model.turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span className={styles.position} role="status">
          <span className="sr-only">{project.title}, </span>
          {model.position}
        </span>
        <IconButton label="Next project" onClick={() => model.turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
    </dialog>
  );
}
