import { HERO_TONE } from '../../contracts/site/hero-picture.ts';
import type { PageId } from '../../contracts/site/site-map.ts';
import { useSite } from '../state/site-context.ts';
import styles from './hero-background.module.css';

const WIDTH = 1280;
const HEIGHT = 853;

/** The picture behind the landing page and the forms, darkened so that text on it is readable. */
export function HeroBackground({ page }: { page: PageId | undefined }) {
  const { url, srcSets } = useSite().hero;
  return (
    <div className={styles.picture} style={{ background: HERO_TONE }} data-page={page} aria-hidden="true">
      <picture>
        <source type="image/avif" srcSet={srcSets.avif} sizes="100vw" />
        <source type="image/webp" srcSet={srcSets.webp} sizes="100vw" />
        <img src={url} alt="" width={WIDTH} height={HEIGHT} loading="eager" fetchPriority="high" />
      </picture>
      <div className={styles.shade} />
    </div>
  );
}
