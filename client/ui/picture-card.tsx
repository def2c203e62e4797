import { type PointerEvent, type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'wouter';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';

interface PictureCardProps {
  href: string;
  picture: string;
  /** shown instead while the mouse is over the card; not fetched before */
  behind?: string;
  /** the picture is loading */
  pending?: boolean;
  /** the name; the card's link, which covers all of it */
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
  const Title = level;
  return (
    <article className="picture-card" onPointerEnter={onPointerEnter}>
      {pending ? (
        <Skeleton />
      ) : (
        <div className="picture-card-frame">
          <Picture src={picture} alt="" sizes={sizes} eager={eager} />
          {pointedAt && behind !== '' && (
            <div className="picture-card-behind" data-no-print="">
              <Picture src={behind} alt="" sizes={sizes} colour="transparent" eager />
            </div>
          )}
        </div>
      )}
      <div className="picture-card-words">
        <Title className="picture-card-title">
          <RouterLink href={href}>{title}</RouterLink>
        </Title>
        {children}
      </div>
    </article>
  );
}
