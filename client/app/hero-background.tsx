import { chakra } from '@chakra-ui/react';
import { HERO_TONE } from '../../contracts/hero-picture.ts';
import { useSite } from './site-context.ts';

const WIDTH = 1280;
const HEIGHT = 853;

const dark = (alpha: number) => `rgb(18 16 14 / ${alpha})`;

/** Dark behind text: at the bottom and, on a wide screen, on the left; the floor on the right stays light. */
const SHADE = {
  base: `linear-gradient(0deg, ${dark(0.82)} 0%, ${dark(0.6)} 55%, ${dark(0.2)} 100%)`,
  lg: [
    `linear-gradient(0deg, ${dark(0.84)} 0%, ${dark(0.5)} 18%, ${dark(0)} 40%)`,
    `linear-gradient(100deg, ${dark(0.74)} 0%, ${dark(0.56)} 46%, ${dark(0.04)} 82%)`,
  ].join(', '),
};

/** The picture behind the landing page and the forms, darkened so that text on it is readable. */
export function HeroBackground({ isShown }: { isShown: boolean }) {
  const { url, srcSets } = useSite().hero;
  if (!isShown) return null;
  return (
    <chakra.div
      aria-hidden="true"
      position="fixed"
      inset="0"
      zIndex="hide"
      bg={HERO_TONE}
      css={{ '& img': { width: '100%', height: '100%', objectFit: 'cover' } }}
    >
      <picture>
        <source type="image/avif" srcSet={srcSets.avif} sizes="100vw" />
        <source type="image/webp" srcSet={srcSets.webp} sizes="100vw" />
        <img src={url} alt="" width={WIDTH} height={HEIGHT} loading="eager" fetchPriority="high" />
      </picture>
      <chakra.div position="absolute" inset="0" background={SHADE} />
    </chakra.div>
  );
}
