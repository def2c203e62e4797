import type { OurRoom } from '../../../../contracts/site/our-rooms.ts';
import type { Product } from '../../../data/order-line.ts';
import { CompareToggle } from '../../../features/compare/compare-toggle.tsx';
import { useCompared } from '../../../features/compare/compared.ts';
import { useHref } from '../../../state/device.ts';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './studio.module.css';

interface OtherFloorsProps {
  product: Product;
  /** undefined for a photo */
  room?: OurRoom;
}

/** The floors that are chosen to be compared, to be laid in the same room. */
export function OtherFloors({ product, room }: OtherFloorsProps) {
  const href = useHref();
  const others = useCompared().filter(({ productId }) => productId !== product.productId);
  return (
    <Section
      title="Other floors in this room"
      lead={
        others.length === 0 &&
        `Choose floors to compare in the list: they then show here, and can be put beside this one in the picture.${room ? '' : ' The photo and all that you marked stay.'}`
      }
      screenOnly
    >
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ productId, productName, mainImg }) => (
            <li key={productId}>
              <Link href={href('your-room', { id: productId, room: room?.id })}>
                <Picture src={mainImg} alt="" sizes="10rem" />
                {productName}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <ButtonLink href={href('flooring')} variant="outline">
          All floors
        </ButtonLink>
        <CompareToggle product={product} />
      </div>
    </Section>
  );
}
