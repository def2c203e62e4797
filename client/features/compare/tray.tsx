import { useDevice, useHref } from '../../state/device.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { COMPARED_MAX, type ComparedProduct, compareNone } from './compared.ts';
import { DataSheetsButton } from './data-sheets-button.tsx';
import styles from './tray.module.css';

/** The floors that are chosen to be compared, in view at the foot of the page. */
export function Tray({ compared }: { compared: readonly ComparedProduct[] }) {
  const href = useHref();
  const device = useDevice();
  const ids = compared.map(({ productId }) => productId);
  return (
    <section
      className={styles.tray}
      data-device={device}
      aria-label="Floors to compare"
      data-foot-strip=""
      data-no-print=""
    >
      <ul className={styles.floors}>
        {compared.map(({ productId, productName, mainImg }) => (
          <li key={productId} title={productName}>
            <Picture src={mainImg} alt={productName} sizes="4rem" eager />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {compared.length} of {COMPARED_MAX} floors chosen to compare
      </VisuallyHidden>
      <Button variant="link" onClick={compareNone}>
        Clear
      </Button>
      {device === 'desktop' && (
        <span className={styles.sheets}>
          <DataSheetsButton floors={compared} variant="quiet" />
        </span>
      )}
      <ButtonLink href={href('compare', { floor: ids })}>Compare {compared.length}</ButtonLink>
    </section>
  );
}
