import { REVIEW_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { brandName } from '../../../lib/api-client.ts';
import { useHref } from '../../../state/device.ts';
import { FormPanel } from '../../../ui/form-panel.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import styles from './wait-for-verification.module.css';

/** Shown after an application was sent (docs/product.md, "States"). */
export function WaitForVerification() {
  const href = useHref();
  const brand = brandName();
  return (
    <FormPanel
      brand={brand}
      homeHref={href('home')}
      statement="For architects, contractors and developers."
      title="Please Wait for Verification"
      lead={`Thank you. Your application will be reviewed within ${REVIEW_HOURS} hours. ${brand} reserves the right to accept or decline it.`}
      takesFocus
    >
      <ButtonLink className={styles.home} href={href('home')} size="lg">
        Home
      </ButtonLink>
    </FormPanel>
  );
}
