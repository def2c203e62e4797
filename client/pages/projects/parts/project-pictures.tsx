import { useState } from 'react';
import { type ProjectPicture, useProjectPictures } from '../../../data/project-pictures.ts';
import { KeptPicture } from '../../../features/pictures/kept-picture.tsx';
import { retryOf } from '../../../lib/reading.ts';
import { RetryLine } from '../../../ui/states.tsx';
import { type OpenProject, PICTURES_ID } from '../use-project.ts';
import { PictureDialog, PicturedFloors } from './picture-dialog.tsx';
import styles from './project-pictures.module.css';

/** The pictures of laid floors that are kept with the project; nothing while there are none. */
export function ProjectPictures({ project }: { project: OpenProject }) {
  const { projectId } = project.view;
  const call = useProjectPictures(project.isKeptHere ? '' : projectId);
  const [openId, setOpen] = useState('');
  const pictures: readonly ProjectPicture[] = call.data?.data ?? [];
  if (call.error !== undefined && !call.data)
    return <RetryLine what="The pictures of this project" onRetry={retryOf(call)} />;
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby={PICTURES_ID}>
      <h2 className="text-heading" id={PICTURES_ID} tabIndex={-1}>
        Pictures
      </h2>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.pictureId}>
            <KeptPicture
              projectId={projectId}
              picture={picture}
              size="small"
              onOpen={() => setOpen(picture.pictureId)}
            />
            {picture.title !== '' && <h3 className={styles.name}>{picture.title}</h3>}
            <PicturedFloors picture={picture} />
          </li>
        ))}
      </ul>
      <PictureDialog
        project={project}
        picture={pictures.find(({ pictureId }) => pictureId === openId)}
        onClose={() => setOpen('')}
      />
    </section>
  );
}
