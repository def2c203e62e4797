import { useState } from 'react';
import { SHOWROOM_PLACE } from '../../../../contracts/domain/seller/seller.ts';
import { EMBEDDED_MAP, type EmbeddedMap } from '../../../../contracts/site/embedded-map.ts';
import { usePrepared } from '../../../lib/use-call.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import plan from '../drawings/showroom-plan.svg';
import styles from './find-us.module.css';

const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${SHOWROOM_PLACE.latitude},${SHOWROOM_PLACE.longitude}`;

/** How to find the showroom: a plan that we drew, or on request a map service. */
export function FindUs() {
  return (
    <Section title="Find the showroom">
      <div className={styles.find}>
        <MapOrPlan map={usePrepared<EmbeddedMap>(EMBEDDED_MAP)} />
        <div className={styles.ways}>
          <h3 className="text-subheading">By car or van</h3>
          <p>
            Leave the A12 at junction 17 from the south, or 19 from the north, and make for the Army and Navy
            junction. Take Parkway (A1060) and turn right into Wharf Road. We are on the right, before the
            canal basin. Park in front of the building; vans load at the trade counter, on the far side.
          </p>
          <h3 className="text-subheading">By train</h3>
          <p>Chelmsford station is about a mile away: 20 minutes on foot, or a short taxi ride.</p>
          <p data-no-print="">
            <a
              className={buttonClass({ variant: 'outline' })}
              href={DIRECTIONS}
              target="_blank"
              rel="noopener"
            >
              Directions in Google Maps
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The map comes from another company, which learns who looks at it, so nothing of it is loaded before a click. */
function MapOrPlan({ map }: { map: EmbeddedMap | undefined }) {
  const [isShown, setShown] = useState(false);
  if (map && isShown)
    return (
      <iframe
        className={styles.frame}
        title={`Map of the showroom by ${map.provider}`}
        src={map.url}
        // The service accepts the key only from this site, so the site's address must be sent.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        ref={(frame) => frame?.focus()}
      />
    );
  return (
    <figure className={styles.figure}>
      {/* a narrow screen shows only the middle, which has all the words */}
      <img
        className={styles.frame}
        src={plan}
        alt="Plan of the way to the showroom: from the Army and Navy junction along Parkway, then right into Wharf Road. The showroom is on the right, before the canal basin."
        width={960}
        height={600}
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        <span className="text-small">Not to scale.</span>
        {map && (
          <Button variant="quiet" size="sm" onClick={() => setShown(true)}>
            {`Show ${map.provider} instead`}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
