import { chakra } from '@chakra-ui/react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';

interface PictureCardProps {
  href: string;
  picture: string;
  /** shown instead while a mouse points at the card; not fetched before */
  behind?: string;
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
  behind = '',
  pending = false,
  title,
  sizes,
  eager = false,
  level = 'h2',
  children,
}: PictureCardProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointedAt(true);
  };
  return (
    <chakra.article
      onPointerEnter={onPointerEnter}
      position="relative"
      display="flex"
      flexDirection="column"
      height="full"
      css={{
        '& img': { transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
        '&:hover img': { transform: 'scale(1.03)' },
        '&:hover h2 a, &:hover h3 a': { color: '{colors.accent.fg}' },
        '&:hover [data-behind]': { opacity: 1 },
      }}
    >
      {pending ? (
        <Skeleton aspectRatio="4 / 3" borderRadius="none" />
      ) : (
        <chakra.div position="relative" overflow="hidden">
          <Picture src={picture} alt="" sizes={sizes} eager={eager} />
          {pointedAt && behind !== '' && (
            <chakra.div
              data-behind=""
              position="absolute"
              inset="0"
              opacity="0"
              transition="opacity 400ms"
              _print={{ display: 'none' }}
            >
              <Picture src={behind} alt="" sizes={sizes} colour="transparent" eager />
            </chakra.div>
          )}
        </chakra.div>
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
