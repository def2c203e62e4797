import type { ProjectPicture } from '../../../data/project-pictures.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './project-pictures.module.css';

/** The floors of a picture from left to right, each leading to its page. */
export function PicturedFloors({ picture: { floors } }: { picture: ProjectPicture }) {
  const href = useHref();
  return (
    <ul className={styles.floors}>
      {floors.map(({ productId, productName, productNo }) => (
        <li className="text-small" key={productId}>
          <Link href={href('product', { id: productId })} look="underline">
            {productName}, <span translate="no">{productNo}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
