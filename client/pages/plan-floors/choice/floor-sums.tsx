import { memo, useState } from 'react';
import { areaText, countText } from '../../../../contracts/domain/number/notation.ts';
import type { PlanFacts } from '../../../../contracts/domain/plan/plan.ts';
import { MAX_SAMPLES } from '../../../../contracts/domain/product/samples.ts';
import { SavePanel } from '../../../features/plan/save-panel.tsx';
import { addSample, chosenSamples } from '../../../features/samples/chosen-samples.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import { CountChoice } from './count-choice.tsx';
import styles from './floor-choice.module.css';
import type { FloorChoiceModel } from './use-floor-choice.ts';

/** Assumed height of a table row while it is out of sight. */
const ROW_REM = 3;

/** The floors with their packs, shared between rooms, and the offcuts; their samples; and where the plan is saved. */
export function FloorSums({ model, facts }: { model: FloorChoiceModel; facts: PlanFacts }) {
  const { result, kept, setUsage } = model;
  const { plan } = kept;
  const hasPrices = facts.floors.some(({ productPrice }) => productPrice !== undefined);
  const without = plan.rooms.filter(({ productId }) => productId === '').length;
  return (
    <WithSide
      label="Your plan"
      isWide
      side={
        <SidePanel title="Your plan">
          <SavePanel />
          <Field label="Use of the property">
            <Select
              value={plan.usage}
              options={[
                { value: 'domestic', label: 'Domestic' },
                { value: 'commercial', label: 'Commercial' },
              ]}
              onChange={({ target }) => setUsage(target.value as typeof plan.usage)}
            />
          </Field>
        </SidePanel>
      }
    >
      <Section
        title="Floors and packs"
        lead="What one room leaves over of a pack serves the next, so you never order more than the rooms need together."
      >
        {result.laid.length === 0 ? (
          <p>No floor is chosen yet.</p>
        ) : (
          <>
            <CountChoice model={model} facts={facts} />
            <PacksTable result={result} hasPrices={hasPrices} />
          </>
        )}
        {without > 0 && result.laid.length > 0 && (
          <p className="text-small">{countText(without, 'room')} without a floor.</p>
        )}
        {result.laid.length > 0 && <Samples model={model} />}
      </Section>
    </WithSide>
  );
}

interface PacksTableProps {
  result: FloorChoiceModel['result'];
  hasPrices: boolean;
}

/** Memoised, because ticking rooms doesn't change the result. */
const PacksTable = memo(function PacksTable({ result, hasPrices }: PacksTableProps) {
  const { laid, lines } = result;
  const costs = new Map(lines.map(({ productId, costPence }) => [productId, costPence]));
  return (
    <div
      className={styles.packs}
      style={{ containIntrinsicBlockSize: `auto ${ROW_REM * (laid.length + 1)}rem` }}
    >
      <DataTable
        caption="Floors with their packs"
        rows={laid}
        keyOf={({ floor }) => floor.productId}
        columns={[
          { head: 'Floor', cell: ({ floor }) => floor.productName },
          { head: 'Rooms', cell: ({ rooms }) => rooms.length, end: true },
          { head: 'Area', cell: ({ netM2 }) => areaText(netM2), end: true },
          { head: 'With wastage', cell: ({ amountM2 }) => areaText(amountM2), end: true },
          { head: 'Packs', cell: ({ packs }) => packs, end: true },
          { head: 'Left over', cell: ({ surplusM2 }) => areaText(surplusM2), end: true },
          ...(hasPrices
            ? [
                {
                  head: 'Cost',
                  cell: ({ floor }: (typeof laid)[number]) => <Price pence={costs.get(floor.productId)} />,
                  end: true,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
});

/** Chooses samples of all chosen floors in one step, up to the limit of an order. */
function Samples({ model: { result } }: { model: FloorChoiceModel }) {
  const href = useHref();
  const [said, setSaid] = useState('');
  const order = () => {
    const outcomes = result.laid.map(({ floor }) => addSample(floor));
    const left = outcomes.filter((outcome) => outcome === 'full').length;
    const chosen = chosenSamples().length;
    setSaid(
      [
        `${chosen} of ${MAX_SAMPLES} samples are chosen.`,
        left > 0 ? `${countText(left, 'floor')} can follow with a second order.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  return (
    <div className={styles.samples}>
      <Button variant="outline" onClick={order}>
        Samples of these floors
      </Button>
      <InlineAlert kind="success">
        {said && (
          <>
            {said}{' '}
            <Link look="underline" href={href('samples')}>
              Go to samples
            </Link>
          </>
        )}
      </InlineAlert>
    </div>
  );
}
