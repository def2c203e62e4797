import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { LAYING_LIMITS, type LayingLimit } from '../limits-table.ts';

const COLUMNS: readonly [Column<LayingLimit>, ...Column<LayingLimit>[]] = [
  { head: 'Limit', cell: ({ what }) => what },
  { head: 'Wood', cell: ({ wood }) => wood },
  { head: 'Vinyl', cell: ({ vinyl }) => vinyl },
];

/** The limits for laying, in one table. */
export function LayingLimits() {
  return (
    <Section title="The limits at a glance">
      <DataTable
        caption="Limits for laying wood and vinyl"
        columns={COLUMNS}
        rows={LAYING_LIMITS}
        keyOf={({ what }) => what}
      />
    </Section>
  );
}
