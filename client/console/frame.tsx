import { chakra } from '@chakra-ui/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { CONSOLE_DOCS, CONSOLE_STYLES } from '../../contracts/api/mock-console.ts';
import { Field } from '../ui/field.tsx';
import { Link, OuterLink } from '../ui/link.tsx';
import { Select } from '../ui/select.tsx';
import styles from './frame.module.css';
import { SECTIONS, type Section } from './sections.ts';
import { useRead, useWorld } from './use-console.ts';

interface FrameProps {
  current: Section;
  children: ReactNode;
}

/** The navigation at the side, or at the top on a narrow screen, with the section beside it. */
export function Frame({ current, children }: FrameProps) {
  return (
    <chakra.div
      display={{ lg: 'grid' }}
      gridTemplateColumns="16rem minmax(0, 1fr)"
      minHeight="100dvh"
      alignItems="start"
    >
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <chakra.header
        bg="bg.sunken"
        borderInlineEnd={{ lg: '1px solid {colors.border}' }}
        borderBottom={{ base: '1px solid {colors.border}', lg: 'none' }}
        position={{ lg: 'sticky' }}
        top="0"
        height={{ lg: '100dvh' }}
        overflowY={{ lg: 'auto' }}
        display="flex"
        flexDirection="column"
        gap={{ base: '4', lg: '8' }}
        px={{ base: '5', lg: '6' }}
        py={{ base: '4', lg: '8' }}
      >
        <Brand />
        <SectionLinks current={current} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
          gap="4"
          marginTop={{ lg: 'auto' }}
        >
          <SectionSelect current={current} />
          <WorldSelect />
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          columnGap="6"
          textStyle="small"
          marginBlock={{ base: '-2', lg: '-5 0' }}
        >
          <OuterLink className={styles.elsewhere} href="/" target="_blank">
            Open the shop
          </OuterLink>
          <OuterLink className={styles.elsewhere} href={CONSOLE_DOCS}>
            API docs
          </OuterLink>
          <OuterLink className={styles.elsewhere} href={CONSOLE_STYLES}>
            Style sheet
          </OuterLink>
        </chakra.div>
      </chakra.header>
      <chakra.div
        px={{ base: '5', md: '8', xl: '12' }}
        py={{ base: '7', lg: '10' }}
        maxWidth="78rem"
        minWidth="0"
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}

function Brand() {
  const { data } = useRead('/site', 0);
  return (
    <chakra.div
      display="flex"
      flexDirection={{ lg: 'column' }}
      alignItems="baseline"
      columnGap="2.5"
      minHeight={{ base: '2.25rem', lg: '3.5rem' }}
    >
      <chakra.span fontFamily="heading" fontSize="1.5rem" letterSpacing="-0.02em" lineHeight="1.5">
        {data?.brand ?? ''}
      </chakra.span>
      <chakra.span textStyle="eyebrow" fontSize="2xs" color="accent.fg">
        Mock console
      </chakra.span>
    </chakra.div>
  );
}

function SectionSelect({ current }: { current: Section }) {
  const [, navigate] = useLocation();
  return (
    <chakra.div display={{ lg: 'none' }}>
      <Field label="Section">
        <Select
          value={current.path}
          onChange={(event) => navigate(event.target.value)}
          options={SECTIONS.map(({ path, label }) => ({ value: path, label }))}
        />
      </Field>
    </chakra.div>
  );
}

function SectionLinks({ current }: { current: Section }) {
  return (
    <chakra.nav aria-label="Sections" display={{ base: 'none', lg: 'block' }} marginInline="-3">
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="0.5">
        {SECTIONS.map((section) => (
          <li key={section.path}>
            <Link
              className={clsx('text-small', styles.section)}
              href={section.path}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.label}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** Chooses the data that the console shows and the shop in this browser uses. */
function WorldSelect() {
  const { name, choose } = useWorld();
  const { data } = useRead('/worlds');
  const names = data?.worlds.map((world) => world.name) ?? [];
  const all = names.includes(name) ? names : [name, ...names];
  return (
    <Field label="World">
      <Select
        value={name}
        onChange={(event) => choose(event.target.value)}
        options={all.map((world) => ({ value: world, label: world }))}
      />
    </Field>
  );
}
