import { chakra } from '@chakra-ui/react';
import { Link } from './link.tsx';

export interface Crumb {
  label: string;
  /** the current page has none */
  href?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <chakra.nav aria-label="Breadcrumb">
      <chakra.ol display="flex" flexWrap="wrap" textStyle="small" color="fg.muted" listStyle="none">
        {crumbs.map(({ label, href }, index) => (
          <chakra.li key={label} display="inline-flex" alignItems="center">
            {index > 0 && (
              <chakra.span aria-hidden="true" px="2" color="bone.400">
                /
              </chakra.span>
            )}
            {href ? (
              <Link href={href} look="quiet" py="1.5">
                {label}
              </Link>
            ) : (
              <chakra.span aria-current="page" color="fg" py="1.5">
                {label}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
