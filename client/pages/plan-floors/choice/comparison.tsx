import {
  areaText,
  countText,
  DASH,
  percentText,
  sizeText,
} from '../../../../contracts/domain/number/notation.ts';
import type { PlanFloor, PlanRoom, PlanSuit } from '../../../../contracts/domain/plan/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './comparison.module.css';
import type { FloorChoiceModel } from './use-floor-choice.ts';

const UNKNOWN = 'Ask us';
const SUIT_WORDS = { suitable: 'Yes', 'with restrictions': 'With care', 'not suitable': 'No' } as const;

const suit = (found: PlanSuit | undefined) =>
  found ? [SUIT_WORDS[found.suitability], found.note].filter(Boolean).join('. ') : UNKNOWN;

const FACTS: readonly (readonly [name: string, of: (floor: PlanFloor) => string])[] = [
  ['Product number', ({ productNo }) => productNo],
  ['Series', ({ productSeries }) => productSeries],
  ['Species', ({ treeType }) => treeType || DASH],
  ['Grade', ({ productLevel }) => productLevel || DASH],
  ['Shadow', ({ productColor }) => productColor || DASH],
  ['Surface', ({ productSurface }) => productSurface || DASH],
  ['Finish', ({ finish }) => finish || DASH],
  ['Size', ({ specification }) => sizeText(specification)],
  ['Thickness', ({ thicknessMm }) => (thicknessMm === 0 ? DASH : `${thicknessMm} mm`)],
  ['Wear layer', ({ wearLayerMm }) => (wearLayerMm === undefined ? DASH : `${wearLayerMm} mm`)],
  ['Weight', ({ weightKgM2 }) => `${weightKgM2} kg/m²`],
  [
    'Patterns and wastage',
    ({ layouts }) => layouts.map(({ layout, percent }) => `${layout} ${percentText(percent)}`).join(', '),
  ],
  ['Laid by', ({ installMethods }) => installMethods.join(', ')],
  ['Over floor heating', ({ heating }) => suit(heating)],
  ['In a bathroom', ({ bathroom }) => suit(bathroom)],
  ['On stairs', ({ stairs }) => suit(stairs)],
  ['Commercial use', ({ commercial }) => suit(commercial)],
  ['Use class', ({ useClass }) => useClass ?? DASH],
  ['Reaction to fire', ({ fireClass }) => fireClass ?? UNKNOWN],
  ['Slip resistance, wet', ({ slipWetPtv }) => (slipWetPtv === undefined ? UNKNOWN : `PTV ${slipWetPtv}`)],
  ['Pack', ({ packSize }) => areaText(packSize)],
  ['In stock', ({ inventoryBalance }) => countText(inventoryBalance, 'pack')],
  [
    'When out of stock',
    ({ leadTimeDays }) => (leadTimeDays === undefined ? UNKNOWN : countText(leadTimeDays, 'working day')),
  ],
];

/** Whether each of the ticked rooms has this floor. */
const isLaid = ({ productId }: PlanFloor, ticked: readonly PlanRoom[]) =>
  ticked.length > 0 && ticked.every((room) => room.productId === productId);

/** Up to four floors side by side, by every fact; differences are highlighted. */
export function Comparison({ model }: { model: FloorChoiceModel }) {
  const { kept, chosen, compared, floors, compare, lay, said } = model;
  const ticked = kept.plan.rooms.filter(({ id }) => chosen.has(id));
  const shown = compared.flatMap((id) => floors.get(id) ?? []);
  if (shown.length === 0) return <p>Tick “Compare” at up to four floors first.</p>;
  const hasPrices = shown.some(({ productPrice }) => productPrice !== undefined);
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys as well */}
      <section className={styles.scroll} tabIndex={0} aria-label="Floors side by side">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Fact</span>
              </th>
              {shown.map((floor) => (
                <th key={floor.productId} scope="col">
                  <span className={styles.picture}>
                    <Picture src={floor.mainImg} alt="" sizes="10rem" />
                  </span>
                  <span className={styles.name}>{floor.productName}</span>
                  <span className={styles.verbs}>
                    <Button variant="link" size="inline" onClick={() => lay(floor)}>
                      {isLaid(floor, ticked) ? 'Chosen' : 'Choose'}
                      <span className="sr-only"> {floor.productName}</span>
                    </Button>
                    <Button variant="link" size="inline" onClick={() => compare(floor.productId, false)}>
                      Remove<span className="sr-only"> {floor.productName}</span>
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hasPrices && (
              <tr>
                <th scope="row">Price</th>
                {shown.map(({ productId, productPrice }) => (
                  <td key={productId}>
                    <Price pence={productPrice} per="m²" />
                  </td>
                ))}
              </tr>
            )}
            {FACTS.map(([name, of]) => {
              const values = shown.map(of);
              const differs = new Set(values).size > 1;
              return (
                <tr key={name} data-differs={differs || undefined}>
                  <th scope="row">{name}</th>
                  {shown.map((floor) => (
                    <td key={floor.productId}>{of(floor)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
