import { chakra } from '@chakra-ui/react';
import { useSite } from './site-context.ts';

const WIDTH = 1280;
const HEIGHT = 853;

/** Dark where text stands, left and below; the floor at the right keeps its light. */
const SHADE = [
  'linear-gradient(0deg, rgb(18 16 14 / 0.72) 0%, rgb(18 16 14 / 0) 34%)',
  'linear-gradient(100deg, rgb(18 16 14 / 0.72) 0%, rgb(18 16 14 / 0.5) 40%, rgb(18 16 14 / 0.04) 78%)',
].join(', ');

/** The picture behind the landing page and the forms, darkened so that text on it can be read. */
export function HeroBackground({ isShown }: { isShown: boolean }) {
  const { url, srcSets } = useSite().hero;
  if (!isShown) return null;
  return (
    <chakra.div
      aria-hidden="true"
      position="fixed"
      inset="0"
      zIndex="hide"
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
