import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from './link.tsx';
import { PageHeading } from './page-heading.tsx';

interface FormPanelProps {
  brand: string;
  /** where the brand's name links to */
  homeHref: string;
  title: string;
  lead?: ReactNode;
  /** a few words beside the form, on a wide screen */
  statement: string;
  /** room for a form in two columns */
  wide?: boolean;
  /** the panel replaces another one on the same page: its heading takes the focus */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A form over the page's background picture: a column at the side, or a sheet that fills a narrow screen. */
export function FormPanel({
  brand,
  homeHref,
  title,
  lead,
  statement,
  wide,
  takesFocus,
  children,
}: FormPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus();
  }, [takesFocus]);
  return (
    <chakra.div
      display="grid"
      minHeight="100dvh"
      gridTemplateRows={{ base: 'auto 1fr', lg: '1fr' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: `minmax(0, 1fr) minmax(0, ${wide ? '54rem' : '36rem'})`,
      }}
    >
      <chakra.div
        position={{ lg: 'sticky' }}
        top="0"
        height={{ lg: '100dvh' }}
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        justifyContent="space-between"
        px="var(--page-margin)"
        paddingTop={{ base: '5', lg: '10' }}
        paddingBottom={{ base: '14', lg: '14' }}
        color="fg.inverted"
        textShadow="0 1px 12px rgb(18 16 14 / 0.55)"
      >
        <Link
          href={homeHref}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          textStyle="subheading"
          fontSize="2xl"
        >
          {brand}
        </Link>
        <chakra.p display={{ base: 'none', lg: 'block' }} textStyle="title" maxWidth="16ch">
          {statement}
        </chakra.p>
      </chakra.div>
      <chakra.div
        ref={panel}
        display="flex"
        flexDirection="column"
        justifyContent={{ lg: wide ? 'flex-start' : 'center' }}
        gap="8"
        bg="bg"
        px={{ base: '5', md: '10', xl: '16' }}
        py={{ base: '8', md: '12', lg: '16' }}
        marginTop={{ base: '-6', lg: '0' }}
        // a sheet no wider than is readable on a tablet
        width={{ base: 'full', md: wide ? 'min(48rem, 100% - 4rem)' : 'min(36rem, 100% - 4rem)', lg: 'full' }}
        marginInline={{ md: 'auto', lg: '0' }}
        marginBottom={{ md: '16', lg: '0' }}
        alignSelf={{ md: 'start', lg: 'stretch' }}
        borderTopRadius={{ base: '12px', md: 'md', lg: 'none' }}
        boxShadow="lg"
      >
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
