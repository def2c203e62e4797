import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';

interface PictureCardProps {
  href: string;
  picture: string;
  /** the picture is on its way */
  pending?: boolean;
  /** the name; the link of the card, which covers all of it */
  title: string;
  sizes: string;
  eager?: boolean;
  level?: 'h2' | 'h3';
  /** below the name */
  children?: ReactNode;
}

/** A picture with words below it, as in a catalogue. */
export function PictureCard({
  href,
  picture,
  pending = false,
  title,
  sizes,
  eager = false,
  level = 'h2',
  children,
}: PictureCardProps) {
  return (
    <chakra.article
      position="relative"
      display="flex"
      flexDirection="column"
      height="full"
      css={{
        '& img': { transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
        '&:hover img': { transform: 'scale(1.03)' },
        '&:hover h2 a, &:hover h3 a': { color: '{colors.accent.fg}' },
      }}
    >
      {pending ? (
        <Skeleton aspectRatio="4 / 3" borderRadius="none" />
      ) : (
        <Picture src={picture} alt="" sizes={sizes} eager={eager} />
      )}
      <chakra.div display="flex" flexDirection="column" gap="1" paddingTop="3.5" flex="1">
        <chakra.h2 as={level} fontFamily="heading" fontSize={{ base: 'lg', md: 'xl' }} lineHeight="snug">
          <Link href={href} _after={{ content: '""', position: 'absolute', inset: '0' }}>
            {title}
          </Link>
        </chakra.h2>
        {children}
      </chakra.div>
    </chakra.article>
  );
}
