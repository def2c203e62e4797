import { clsx } from 'clsx';
import { Container } from '../../ui/container.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './installation.module.css';
import { INSTALLATION_LEAD, INSTALLATION_PARTS } from './installation-parts.tsx';
import { LAYING_LIMITS, type LayingLimit } from './limits-table.ts';
import { SheetList } from './parts/sheet-list.tsx';

export function InstallationPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Wood and vinyl" title="Installation" lead={INSTALLATION_LEAD} />
      <SheetList />
      <LayingLimits />
      <LongText parts={INSTALLATION_PARTS} />
    </Container>
  );
}

const COLUMNS: readonly [Column<LayingLimit>, ...Column<LayingLimit>[]] = [
  { head: 'Limit', cell: ({ what }) => what },
  { head: 'Wood', cell: ({ wood }) => wood },
  { head: 'Vinyl', cell: ({ vinyl }) => vinyl },
];

/** The limits for laying, in one table. */
function LayingLimits() {
  return (
    <Section title="The limits at a glance">
      <DataTable
        className={clsx('data-table', styles.limits)}
        caption="Limits for laying wood and vinyl"
        columns={COLUMNS}
        rows={LAYING_LIMITS}
        keyOf={({ what }) => what}
      />
    </Section>
  );
}
