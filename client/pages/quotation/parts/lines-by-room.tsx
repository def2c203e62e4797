import { areaText, countText, DASH, percentText } from '../../../../contracts/domain/number/notation.ts';
import type { Plotted } from '../../../../contracts/domain/quotation/packing.ts';
import { useHref } from '../../../state/device.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { RowDetail, RowWords } from '../../../ui/row-words.tsx';
import { byStorey, type RoomView } from '../quotation-view.ts';

const COLUMNS: readonly [Column<RoomView>, ...Column<RoomView>[]] = [
  { head: 'Room', cell: (room) => <Room room={room} /> },
  {
    head: 'Area',
    cell: ({ areaM2 }) => <span className="text-figures">{areaM2 > 0 ? areaText(areaM2) : DASH}</span>,
  },
  {
    head: 'With wastage',
    cell: ({ wastagePercent, neededM2 }) => (
      <span className="text-figures">
        {neededM2 === undefined ? DASH : `${areaText(neededM2)} (${percentText(wastagePercent ?? 0)})`}
      </span>
    ),
  },
  {
    head: 'Packs',
    cell: ({ packs, productName }) =>
      packs > 0 ? countText(packs, 'pack') : productName ? 'From another room’s packs' : DASH,
  },
  { head: 'Laying', words: true, cell: ({ laying }) => laying || DASH },
];

/** What lies in each room of one plot, storey by storey. */
export function LinesByRoom({ rooms, plotted }: { rooms: readonly RoomView[]; plotted: Plotted }) {
  const { plots, packing } = plotted;
  const counted = packing === 'together' ? ' The packs are those of all plots together.' : '';
  return (
    <div className="stack-8">
      {plots > 1 && <p>{`The rooms of one plot, of ${plots} alike.${counted}`}</p>}
      {byStorey(rooms).map((storey) => (
        <section className="stack-3" key={storey.name} aria-label={storey.name}>
          <h3 className="text-subheading">{storey.name}</h3>
          <DataTable caption={storey.name} columns={COLUMNS} rows={storey.rooms} keyOf={({ key }) => key} />
        </section>
      ))}
    </div>
  );
}

function Room({ room: { name, productName, layout, note } }: { room: RoomView }) {
  const href = useHref();
  return (
    <RowWords name={name} note={note}>
      <RowDetail>{productName || 'No floor yet'}</RowDetail>
      {layout && (
        <Link
          className="text-small"
          look="underline"
          href={href('layout', layout)}
          aria-label={`Layout and cut list, ${name}`}
          data-no-print=""
        >
          Layout and cut list
        </Link>
      )}
    </RowWords>
  );
}
