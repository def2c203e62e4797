import type { ReactNode } from 'react';
import { OPENING_HOURS } from '../../../contracts/domain/order/trade-terms.ts';
import { PHONE, SHOWROOM_ADDRESS, salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { type Device, href } from '../../../contracts/site/site-map.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Link } from '../../ui/link.tsx';
import {
  accountNavigation,
  informationNavigation,
  mainNavigation,
  type NavigationEntry,
} from './navigation.ts';

/** Shows a span of hours or days with an en dash. */
const span = (text: string) => text.replace('-', '–');

/** The foot of every page: how and when to reach us, and links to every page. */
export function FooterFacts({ device }: { device: Device }) {
  const { brand, absent } = useSite();
  const isMember = isCustomer(useSession());
  const mailbox = salesMailbox(brand);
  return (
    <footer className="site-footer" data-device={device} data-no-print="">
      <div className="page site-footer-columns">
        <section aria-label="Contact">
          <p className="site-footer-brand">{brand}</p>
          <p>Strictly for trade: wood and vinyl floors for architects, contractors and developers.</p>
          <address>
            <a className="site-footer-link" href={PHONE.link}>
              {PHONE.shown}
            </a>
            <a className="site-footer-link" href={`mailto:${mailbox}`}>
              {mailbox}
            </a>
            {SHOWROOM_ADDRESS.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
        <Column title="Opening hours">
          <dl>
            {OPENING_HOURS.map(({ days, hours }) => (
              <div key={days}>
                <dt>{span(days)}</dt>
                <dd>{span(hours)}</dd>
              </div>
            ))}
          </dl>
        </Column>
        <Links title="Floors" entries={mainNavigation(device, absent)} device={device} />
        <Links title="Information" entries={informationNavigation(device, absent)} device={device} />
        <div className={isMember ? undefined : 'for-visitors'}>
          <Links title="Account" entries={accountNavigation(device, isMember, absent)} device={device} />
        </div>
      </div>
    </footer>
  );
}

function Links({
  title,
  entries,
  device,
}: {
  title: string;
  entries: readonly NavigationEntry[];
  device: Device;
}) {
  if (entries.length === 0) return null;
  return (
    <Column title={title}>
      <nav aria-label={`${title}, footer`}>
        <ul>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <Link className="site-footer-link" href={href(id, device)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
