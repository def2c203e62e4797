import { PICTURES_TITLE, pictureWords } from '../../../../contracts/domain/project/picture-words.ts';
import { KeptPicture } from '../../../features/pictures/kept-picture.tsx';
import type { QuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import styles from './laid-pictures.module.css';
import { SheetPart } from './sheet-part.tsx';

interface LaidPicturesProps {
  paper: QuotationPaper;
  /** called for each picture once it shows, or can't be shown */
  onDone: (pictureId: string) => void;
}

/** The project's pictures of the floors; nothing where the paper has none. */
export function LaidPictures({ paper: { projectId = '', pictures = [] }, onDone }: LaidPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <SheetPart title={PICTURES_TITLE}>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li
            className={styles.picture}
            key={picture.pictureId}
            style={{ '--shape': picture.width / picture.height } as object}
          >
            <KeptPicture
              projectId={projectId}
              picture={picture}
              size="large"
              onDone={() => onDone(picture.pictureId)}
            />
            {picture.title !== '' && <p className={styles.name}>{picture.title}</p>}
            <p>{pictureWords(picture).caption}</p>
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
