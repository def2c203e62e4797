import { formatPence } from '../../../contracts/domain/money/money.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Status } from '../../ui/status.tsx';
import { Specimen } from './specimen.tsx';

interface Order {
  readonly number: string;
  readonly floor: string;
  readonly packs: number;
  readonly pence: number;
}

const ORDERS: readonly Order[] = [
  { number: 'AL-2041', floor: 'Harwich Oak Natural', packs: 12, pence: 113_544 },
  {
    number: 'AL-2042',
    floor: 'Framlingham Oak Natural 45° Extra Wide, brushed and oiled, with border blocks',
    packs: 1204,
    pence: 12_345_678,
  },
];

const columns = [
  { head: 'Order', cell: ({ number }: Order) => number },
  { head: 'Floor', cell: ({ floor }: Order) => floor },
  { head: 'Status', cell: () => <Status kind="success">Dispatched</Status> },
  { head: 'Packs', end: true, cell: ({ packs }: Order) => packs.toLocaleString('en-GB') },
  { head: 'Cost', end: true, cell: ({ pence }: Order) => formatPence(pence) },
] as const;

export function TableSpecimens() {
  return (
    <Section title="Table">
      <Specimen state="ready, and a long name">
        <DataTable caption="Orders" columns={columns} rows={ORDERS} keyOf={({ number }) => number} />
      </Specimen>
      <Specimen state="loading">
        <DataTable caption="Orders on their way" columns={columns} rows={undefined} keyOf={() => ''} />
      </Specimen>
      <Specimen state="empty: no table at all">
        <EmptyState title="No orders yet">Your orders will appear here, newest first.</EmptyState>
      </Specimen>
    </Section>
  );
}
