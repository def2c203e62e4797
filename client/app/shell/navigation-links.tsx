import { chakra } from '@chakra-ui/react';
import { useLocation } from 'wouter';
import { type Device, href, matchPage } from '../../../contracts/site-map.ts';
import { Link } from '../../ui/link.tsx';
import { mainNavigation } from './navigation.ts';

/** The main navigation in a row; the page that one is on is marked. */
export function NavigationLinks({ device }: { device: Device }) {
  const here = matchPage(useLocation()[0])?.id;
  return (
    <chakra.nav aria-label="Main" _print={{ display: 'none' }}>
      <chakra.ul display="flex" gap="7" listStyle="none">
        {mainNavigation(device).map(({ id, label }) => (
          <li key={id}>
            <Link
              href={href(id, device)}
              {...(here === id ? { 'aria-current': 'page' as const } : {})}
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              textStyle="small"
              borderBottom="1px solid transparent"
              _hover={{ color: 'accent.fg' }}
              _currentPage={{ borderColor: 'accent' }}
            >
              {label}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
