import { PICTURES_MAX } from '../../../../contracts/domain/project/shared-project.ts';
import { Preview } from '../../../features/pictures/preview.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import type { DefectPictures } from '../use-defect-pictures.ts';
import styles from './defect-picture-chooser.module.css';

/** With these, an iPhone turns its HEIC pictures into JPEGs by itself. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Pictures of a defect, from the camera or the album. */
export function DefectPictureChooser({ model, error }: { model: DefectPictures; error: string | undefined }) {
  const { pictures, leftOut, add, remove } = model;
  return (
    <div className="stack-2">
      <ChooseFiles
        verb="Add pictures"
        label="Pictures of the defect"
        accept={ACCEPTED}
        isFull={pictures.length >= PICTURES_MAX}
        hint={`1 to ${PICTURES_MAX} pictures of the boards and of the number on the pack: JPEG, PNG or WebP, at most 10 MB each.`}
        error={leftOut || error}
        onChoose={(files) => void add(files)}
      />
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="Pictures">
          {pictures.map(({ id: key, name, file }, at) => (
            <li className={styles.picture} key={key}>
              <Preview file={file} label={`Picture ${at + 1}: ${name}`} />
              <IconButton
                className={styles.remove}
                label={`Remove picture ${at + 1}`}
                onClick={() => remove(key)}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
