import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { OUR_ROOMS, type OurRoom, roomUrl } from '../../../../contracts/site/our-rooms.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './studio.module.css';

interface RoomStripProps {
  productId: string;
  /** the room that shows; undefined while it is a photo, or none */
  current?: OurRoom;
}

/** Our rooms as small pictures, one of which is chosen. Back returns to the room before. */
export function RoomStrip({ productId, current }: RoomStripProps) {
  const href = useHref();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    // the list alone scrolls, not the page
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label="Our rooms" data-no-print="">
      <ul className={styles.strip} ref={strip}>
        {OUR_ROOMS.map((room) => (
          <li key={room.id}>
            <Link
              href={href('your-room', { id: productId, room: room.id })}
              // from one room to the next the page stays, and so does the focus
              {...(current && { state: { over: true } })}
              aria-current={room === current ? 'page' : undefined}
            >
              <Picture src={roomUrl(room, 'small')} alt="" sizes="9rem" />
              <span className={clsx('text-small', styles.roomName)}>{room.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
