import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { largePicture } from '../opened-project.ts';
import styles from './project-pictures.module.css';

interface ProjectPicturesProps {
  title: string;
  pictures: readonly string[];
}

/** A project's pictures: one large, the others to choose from below it. */
export function ProjectPictures({ title, pictures }: ProjectPicturesProps) {
  const [chosen, choose] = useState(0);
  const words = (index: number) => (pictures.length > 1 ? `${title}, picture ${index + 1}` : title);
  return (
    <div className={styles.pictures}>
      <div className={styles.large}>
        <Picture
          key={pictures[chosen]}
          src={largePicture(pictures[chosen] ?? '')}
          alt={words(chosen)}
          sizes="(min-width: 1024px) 70vw, 100vw"
          eager
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.choice} aria-label="Pictures">
          {pictures.map((url, index) => (
            <li key={url}>
              <button
                className={styles.small}
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-pressed={index === chosen}
                onClick={() => choose(index)}
              >
                <Picture src={url} alt="" sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
