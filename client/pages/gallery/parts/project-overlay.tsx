import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../../ui/icons.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import type { GalleryProject } from '../gallery.api.ts';
import { picturesOf } from '../opened-project.ts';
import type { GalleryModel } from '../use-gallery.ts';
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

/** CSS pixels that a finger moves sideways in a swipe, and how much more sideways than up or down. */
const FAR = 48;
const SIDEWAYS = 1.5;

/** Turns on a one-finger swipe; to the left shows the next. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!from || !touch) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      if (Math.abs(x) >= FAR && Math.abs(x) > SIDEWAYS * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
