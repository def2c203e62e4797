import { HEROES, type HeroPage, heroSrcSets, heroUrl } from '../../contracts/site/hero-picture.ts';
import type { PageId } from '../../contracts/site/site-map.ts';
import styles from './hero-background.module.css';

const WIDTH = 1280;
const HEIGHT = 853;

const hasHero = (page: PageId | undefined): page is HeroPage => page !== undefined && page in HEROES;

/** The picture behind the landing page or a form, darkened so that text on it is readable. */
export function HeroBackground({ page }: { page: PageId | undefined }) {
  const hero = hasHero(page) ? page : 'home';
  const { avif, webp } = heroSrcSets(hero);
  return (
    <div
      className={styles.picture}
      style={{ background: HEROES[hero].tone }}
      data-page={hero}
      aria-hidden="true"
      key={hero}
    >
      <picture>
        <source type="image/avif" srcSet={avif} sizes="100vw" />
        <source type="image/webp" srcSet={webp} sizes="100vw" />
        <img
          src={heroUrl(hero, WIDTH, 'webp')}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="eager"
          fetchPriority="high"
        />
      </picture>
      <div className={styles.shade} />
    </div>
  );
}
