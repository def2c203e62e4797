import { useLocation } from 'wouter';
import { type Device, href, matchPage } from '../../../contracts/site/site-map.ts';
import { useSite } from '../../state/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { mainNavigation } from './navigation.ts';

/** The main navigation in a row; the current page is marked. */
export function NavigationLinks({ device }: { device: Device }) {
  const { absent } = useSite();
  const here = matchPage(useLocation()[0])?.id;
  return (
    <nav aria-label="Main" className="site-nav" data-no-print="">
      <ul>
        {mainNavigation(device, absent).map(({ id, label }) => (
          <li key={id}>
            <Link href={href(id, device)} {...(here === id ? { 'aria-current': 'page' as const } : {})}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
