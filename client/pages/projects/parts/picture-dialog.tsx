import { PICTURE_TITLE_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import type { ProjectPicture } from '../../../data/project-pictures.ts';
import { KeptPicture } from '../../../features/pictures/kept-picture.tsx';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { OpenProject } from '../use-project.ts';
import styles from './project-pictures.module.css';

interface PictureDialogProps {
  project: OpenProject;
  /** undefined while closed */
  picture: ProjectPicture | undefined;
  onClose: () => void;
}

/** A picture as large as there is room; its owner gives it a title or removes it. */
export function PictureDialog({ project, picture, onClose }: PictureDialogProps) {
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      title={picture?.title || 'Picture'}
      placement="sheet"
    >
      {picture && (
        <div className={styles.opened}>
          <div
            {...(picture.floors.length > 1 && {
              className: styles.large,
              style: { '--shape': picture.width / picture.height } as object,
              // scrolled by the arrow keys where it is wider than the screen
              tabIndex: 0,
              role: 'group',
              'aria-label': 'The whole picture',
            })}
          >
            <KeptPicture projectId={project.view.projectId} picture={picture} size="large" />
          </div>
          <PicturedFloors picture={picture} />
          {project.mayChange && <Changes project={project} picture={picture} onSaved={onClose} />}
        </div>
      )}
    </Dialog>
  );
}

interface ChangesProps {
  project: OpenProject;
  picture: ProjectPicture;
  onSaved: () => void;
}

function Changes({ project, picture: { pictureId, title }, onSaved }: ChangesProps) {
  const { work, renamePicture, removePicture } = project;
  const rename = async (next: string) => {
    if (await renamePicture(pictureId, next)) onSaved();
  };
  return (
    <form
      className={styles.opened}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void rename(String(new FormData(event.currentTarget).get('title')));
      }}
    >
      <Field label="Title" hint="Without one, only the floors are named.">
        <TextInput
          asks="other-name"
          enter="done"
          name="title"
          defaultValue={title}
          maxLength={PICTURE_TITLE_MAX}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="outline" loading={work.isBusy(pictureId)}>
          Save the title
        </Button>
        <Button variant="quiet" onClick={() => removePicture(pictureId)}>
          Remove the picture
        </Button>
      </div>
      <Problem error={work.errorAt(pictureId)} />
    </form>
  );
}

/** The floors of a picture from left to right, each leading to its page. */
export function PicturedFloors({ picture: { floors } }: { picture: ProjectPicture }) {
  const href = useHref();
  return (
    <ul className={styles.floors}>
      {floors.map(({ productId, productName, productNo }) => (
        <li className="text-small" key={productId}>
          <Link href={href('product', { id: productId })} look="underline">
            {productName}, <span translate="no">{productNo}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
