import { placeLines } from '../../../contracts/domain/delivery/place-text.ts';
import type { Site } from '../../../contracts/domain/forms/delivery-site-form.ts';
import styles from './site-facts.module.css';
import { accessWords } from './site-words.ts';

/** Where a delivery goes, who receives it, and what the driver has to know. */
export function SiteFacts({ site }: { site: Site }) {
  const { siteContact, sitePhone, floorAndLift } = site;
  return (
    <div className="stack-2">
      <address className={styles.address}>
        {placeLines(site).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
          <span key={at}>{line}</span>
        ))}
      </address>
      <p>
        {siteContact}, {sitePhone}
      </p>
      <p className="text-small text-muted">{accessWords(site).join(', ')}</p>
      {floorAndLift && <p className="text-small text-muted">{floorAndLift}</p>}
    </div>
  );
}
