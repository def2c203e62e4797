import { chakra } from '@chakra-ui/react';
import { useSite } from './site-context.ts';

const WIDTH = 1280;
const HEIGHT = 853;

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
      bg="charcoal.800"
      css={{ '& img': { width: '100%', height: '100%', objectFit: 'cover' } }}
    >
      <picture>
        <source type="image/avif" srcSet={srcSets.avif} sizes="100vw" />
        <source type="image/webp" srcSet={srcSets.webp} sizes="100vw" />
        <img src={url} alt="" width={WIDTH} height={HEIGHT} loading="eager" fetchPriority="high" />
      </picture>
      <chakra.div
        position="absolute"
        inset="0"
        background="linear-gradient(100deg, rgb(18 16 14 / 0.86) 0%, rgb(18 16 14 / 0.62) 42%, rgb(18 16 14 / 0.25) 100%)"
      />
    </chakra.div>
  );
}
