import type { ReactNode } from 'react';
import { CUT_OFF_HOUR } from '../../../../contracts/domain/order/trade-terms.ts';
import { SHOWROOM_ADDRESS } from '../../../../contracts/domain/seller/seller.ts';
import type { FilmName } from '../../../../contracts/site/films.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Film } from './film.tsx';
import styles from './stories.module.css';

/** How floors are made, the showroom and the warehouse. */
export function Stories() {
  const href = useHref();
  return (
    <>
      <Story title="Manufacturing site" film="workshop" filmTitle="The press, and two floors up close" atTop>
        <p>
          The wood arrives sawn and dried to about 7% moisture. Each wear layer is sorted by hand, by grade
          and shade, and bonded to its core: birch plywood for parquet, three plies for boards. Then it is
          moulded, brushed or smoked, oiled or lacquered, and packed.
        </p>
        <p>
          The site makes 30,000 m² a month. Every floor leaves it with a data sheet: its build-up, its fire
          class, and the subfloor it needs.
        </p>
      </Story>
      <Story
        title="Showroom and warehouse"
        film="showroom"
        filmTitle="The warehouse, and floors in rooms"
        turned
      >
        <p>
          {`All 85 products are laid in our showroom in ${SHOWROOM_ADDRESS[1]}, Essex, in areas large enough to walk on. Bring your client and the drawings during `}
          <Link href={href('contact')} look="underline">
            opening hours
          </Link>
          .
        </p>
        <p>
          {`The warehouse behind it holds 35,000 to 45,000 m². What a product page shows as in stock is here, and an order that reaches us by ${CUT_OFF_HOUR}pm leaves the same day. `}
          <Link href={href('delivery')} look="underline">
            How we deliver
          </Link>
        </p>
      </Story>
    </>
  );
}

interface StoryProps {
  title: string;
  film: FilmName;
  filmTitle: string;
  atTop?: boolean;
  /** where there are two columns, the film is on the other side */
  turned?: boolean;
  children: ReactNode;
}

/** A part of the company with a film beside it. */
function Story({ title, film, filmTitle, atTop = false, turned = false, children }: StoryProps) {
  return (
    <div className={styles.story} {...(turned ? { 'data-turned': '' } : {})}>
      <Film film={film} title={filmTitle} atTop={atTop} />
      <Section title={title}>
        <div className={styles.text}>{children}</div>
      </Section>
    </div>
  );
}
