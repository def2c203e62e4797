import { memo, useMemo } from 'react';
import {
  areaText,
  countText,
  groupDigits,
  weightText,
} from '../../../../contracts/domain/number/notation.ts';
import {
  hasAllowance,
  type Plan,
  type PlanFacts,
  USUAL_ALLOWANCE,
} from '../../../../contracts/domain/plan/plan.ts';
import { type PlanResult, workOut } from '../../../../contracts/domain/plan/plan-lines.ts';
import { addVat, vatPercentAt } from '../../../../contracts/domain/vat/vat.ts';
import { planChoice } from '../../../features/plan/kept-plan.ts';
import { SavePanel } from '../../../features/plan/save-panel.tsx';
import { useBoardCount } from '../../../features/plan/use-board-count.ts';
import { useHref } from '../../../state/device.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PercentField } from '../../../ui/percent-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Sums } from '../../../ui/sums.tsx';
import { allow } from './change-needs.ts';
import { FittingPart, Methods } from './fitting-part.tsx';
import { NeedRow } from './need-row.tsx';
import styles from './needs.module.css';

/** The accessories for the chosen floors; no others are added. */
export function Needs({ facts }: { facts: PlanFacts }) {
  const { plan } = useKeptChoice(planChoice);
  useBoardCount(facts);
  const result = useMemo(() => workOut(plan, facts), [plan, facts]);
  const href = useHref();
  if (result.laid.length === 0) {
    return (
      <EmptyState
        title="No floor is chosen yet"
        action={<ButtonLink href={href('plan-floors')}>Choose floors</ButtonLink>}
      >
        Choose a floor for at least one room, and we work out what it needs.
      </EmptyState>
    );
  }
  return (
    <>
      <WithSide label="Your plan" side={<PlanSums result={result} />}>
        <div className={styles.parts}>
          <Methods result={result} />
          <NeedList
            facts={facts}
            result={result}
            hasDoorways={plan.doorways.length > 0}
            allowances={plan.allowances}
          />
          <FittingPart fitting={plan.fitting} facts={facts} result={result} />
        </div>
      </WithSide>
      <div className={styles.onward}>
        <ButtonLink href={href('plan-floors')} variant="outline">
          Back to the floors
        </ButtonLink>
        <ButtonLink href={href('quotation')} size="lg">
          See the quotation
        </ButtonLink>
      </div>
    </>
  );
}

interface NeedListProps {
  facts: PlanFacts;
  result: PlanResult;
  hasDoorways: boolean;
  allowances: Plan['allowances'];
}

/** Memoised, so that it is only drawn again when the plan is worked out anew. */
const NeedList = memo(function NeedList({ facts, result, hasDoorways, allowances }: NeedListProps) {
  const solutions = useHref()('room-plan');
  const { needs, gaps, lines } = result;
  const accessories = useMemo(
    () => new Map(facts.accessories.map((accessory) => [accessory.productId, accessory])),
    [facts],
  );
  const names = useMemo(
    () => new Map(facts.floors.map(({ productId, productName }) => [productId, productName])),
    [facts],
  );
  const costs = new Map(lines.map(({ productId, costPence }) => [productId, costPence]));
  const kinds = [...new Set(needs.map(({ kind }) => kind))];
  const nameFloors = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '').join(', ');
  return (
    <Section
      title="What goes with them"
      lead="Ticked lines are part of the quotation. Untick what you have or don’t want."
    >
      {kinds.map((kind) => (
        <div key={kind} className="stack-2">
          <h3 className={styles.kindName}>{kind}</h3>
          {hasAllowance(kind) && (
            <div className={styles.allowance}>
              <PercentField
                label="For cutting, %"
                name={`${kind}, percent for cutting`}
                hint={`Mitres and ends are cut off; ${USUAL_ALLOWANCE}% is usual.`}
                own={allowances.find((each) => each.kind === kind)?.percent}
                usual={USUAL_ALLOWANCE}
                onChange={(percent) => allow(kind, percent)}
              />
            </div>
          )}
          <ul className={styles.needs} aria-label={kind}>
            {needs
              .filter((need) => need.kind === kind)
              .map((need) => (
                <NeedRow
                  key={`${need.accessory.productId} ${need.isWanted}`}
                  need={need}
                  accessories={accessories}
                  floors={nameFloors(need.floorIds)}
                  costPence={need.isWanted ? costs.get(need.accessory.productId) : undefined}
                />
              ))}
          </ul>
        </div>
      ))}
      {!hasDoorways && (
        <p className="text-small">
          No bars or sills for doorways are counted, as no room has a doorway yet.{' '}
          <Link look="underline" href={solutions}>
            Say which rooms are joined
          </Link>
          .
        </p>
      )}
      {gaps.map(({ kind, floorIds }) => (
        <p key={`${kind} ${floorIds.join()}`} className="text-small">
          {kind} for {nameFloors(floorIds)}: please ask us what fits, or use your own.
        </p>
      ))}
    </Section>
  );
});

/** The plan's totals; money only for customers. */
function PlanSums({ result: { sums } }: { result: PlanResult }) {
  const { costPence } = sums;
  return (
    <SidePanel title="Your plan">
      <dl className={styles.figures}>
        <Figure term="Floors laid" value={areaText(sums.netM2)} />
        <Figure term="In whole packs" value={areaText(sums.amountM2)} />
        <Figure term="Left over" value={areaText(sums.surplusM2)} />
        <Figure term="Packs" value={groupDigits(sums.packs)} />
        <Figure term="Weight" value={weightText(sums.weightKg)} />
        <Figure term="Pallets" value={countText(sums.pallets, 'pallet')} />
      </dl>
      {costPence !== undefined && (
        <Sums
          rows={[{ term: 'Net, without delivery', pence: costPence }]}
          {...addVat(costPence, vatPercentAt(Date.now()))}
        />
      )}
      <SavePanel />
    </SidePanel>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.figureRow}>
      <dt>{term}</dt>
      <dd className="text-figures">{value}</dd>
    </div>
  );
}
