import { chakra } from '@chakra-ui/react';
import { ArrowRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';

interface PictureTileProps {
  href: string;
  title: string;
  /** a few words beside the title */
  note?: string | undefined;
  /** '' shows the empty frame */
  picture: string;
  /** the picture is loading */
  pending?: boolean;
  sizes: string;
  eager?: boolean;
  /** takes the height of its grid cell instead of the picture's aspect ratio */
  fill?: boolean;
  size?: 'md' | 'lg';
}

/** A large quiet picture with a label over its corner; the whole tile is a link. */
export function PictureTile({
  href,
  title,
  note,
  picture,
  pending = false,
  sizes,
  eager = false,
  fill = false,
  size = 'md',
}: PictureTileProps) {
  const large = size === 'lg';
  return (
    <Link
      href={href}
      display="block"
      position="relative"
      overflow="hidden"
      height={fill ? 'full' : 'auto'}
      className="picture-tile"
      css={{
        // beside four small tiles, which set the height
        ...(fill
          ? {
              '@media (min-width: 64rem)': {
                '& > span:first-of-type': { aspectRatio: 'auto', height: '100%' },
              },
            }
          : {}),
        '&:hover svg': { transform: 'translateX(4px)' },
      }}
    >
      {pending ? (
        <Skeleton aspectRatio="4 / 3" borderRadius="none" />
      ) : (
        <Picture src={picture} alt="" sizes={sizes} eager={eager} />
      )}
      <chakra.span
        position="absolute"
        insetInlineStart="0"
        bottom="0"
        maxWidth="full"
        display="flex"
        alignItems="center"
        gap={large ? '5' : '3'}
        bg="bg"
        px={large ? '6' : '4'}
        py={large ? '4' : '2.5'}
        css={{ '& svg': { transition: 'transform 200ms' } }}
      >
        <chakra.span minWidth="0">
          <chakra.span display="block" textStyle={large ? 'heading' : 'subheading'}>
            {title}
          </chakra.span>
          {note && (
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {note}
            </chakra.span>
          )}
        </chakra.span>
        <ArrowRightIcon />
      </chakra.span>
    </Link>
  );
}
