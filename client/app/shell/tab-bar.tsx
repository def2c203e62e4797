import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { matchPage, type PageId } from '../../../contracts/site-map.ts';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { FilterIcon, FolderIcon, GridIcon, SeriesIcon, UserIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

interface Tab {
  readonly id: PageId;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: string }>;
}

const TABS: readonly Tab[] = [
  { id: 'main', label: 'Products', Icon: GridIcon },
  { id: 'category', label: 'Series', Icon: SeriesIcon },
  { id: 'flooring', label: 'All floors', Icon: FilterIcon },
];
const FOR_CUSTOMERS: Tab = { id: 'projects', label: 'Projects', Icon: FolderIcon };
const FOR_VISITORS: Tab = { id: 'login', label: 'Log in', Icon: UserIcon };

/** The main links, within reach of a thumb. */
export function TabBar() {
  const href = useHref();
  const loginHref = useLoginHref();
  const here = matchPage(useLocation()[0])?.id;
  const tabs = [...TABS, isCustomer(useSession()) ? FOR_CUSTOMERS : FOR_VISITORS];
  return (
    <chakra.nav
      aria-label="Quick"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="header"
      bg="bg"
      borderTop="1px solid {colors.border}"
      _print={{ display: 'none' }}
      css={{ paddingBottom: 'env(safe-area-inset-bottom)' }}
    >
      <chakra.ul display="grid" gridTemplateColumns="repeat(4, 1fr)" listStyle="none">
        {tabs.map(({ id, label, Icon }) => (
          <li key={id}>
            <Link
              href={id === 'login' ? loginHref : href(id)}
              {...(here === id ? { 'aria-current': 'page' as const } : {})}
              display="flex"
              flexDirection="column"
              alignItems="center"
              justifyContent="center"
              gap="1"
              height="3.75rem"
              fontSize={{ base: '2xs', md: 'sm' }}
              fontWeight="medium"
              color="fg.muted"
              _currentPage={{ color: 'accent.fg' }}
            >
              <Icon size="1.5rem" />
              {label}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
