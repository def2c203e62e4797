import { memo, useState } from 'react';
import { dateWords, dayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { dayOfText, dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { FITTING_CHECKLIST } from '../../../../contracts/domain/order/fitting.ts';
import { visitDays } from '../../../../contracts/domain/order/fitting-terms.ts';
import type { PlanFacts, PlanFloor } from '../../../../contracts/domain/plan/plan.ts';
import type { PlanResult } from '../../../../contracts/domain/plan/plan-lines.ts';
import type { KeptPlan } from '../../../features/plan/kept-plan.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Price } from '../../../ui/price.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { changeFitting, layBy } from './change-needs.ts';
import styles from './needs.module.css';

const NOTE_MAX = 500;

interface FittingPartProps {
  fitting: KeptPlan['plan']['fitting'];
  facts: PlanFacts;
  result: PlanResult;
}

/** The install method of each floor, which decides on adhesive or underlay and on the cost of fitting. */
export const Methods = memo(function Methods({ result }: Pick<FittingPartProps, 'result'>) {
  return (
    <Section
      title="How the floors are laid"
      lead="The way of laying decides which adhesive or underlay a floor takes."
    >
      <ul className={styles.methods}>
        {result.laid.map(({ floor, method }) => (
          <FloorMethod key={floor.productId} floor={floor} method={method} />
        ))}
      </ul>
    </Section>
  );
});

interface FloorMethodProps {
  floor: PlanFloor;
  method: string;
}

const FloorMethod = memo(function FloorMethod({ floor, method }: FloorMethodProps) {
  return (
    <li className={styles.method}>
      <span>{floor.productName}</span>
      <Select
        aria-label={`How ${floor.productName} is laid`}
        value={method}
        options={floor.installMethods.map((each) => ({ value: each, label: each }))}
        onChange={({ target: { value } }) => layBy(floor.productId, value)}
      />
    </li>
  );
});

/** Whether our fitters lay the floors, their checklist, and a technician's visit beforehand. */
export const FittingPart = memo(function FittingPart({ fitting, facts, result }: FittingPartProps) {
  const lines = result.lines.filter(({ kind }) => kind === 'Fitting');
  const services = new Map(facts.fittings.map((service) => [service.productId, service]));
  return (
    <Section
      title="Fitting"
      lead="Our own fitters lay your floors. You pay for each m² of floor laid, not for offcuts. We charge whole m²."
    >
      {facts.fittings.length === 0 ? (
        <SalesOffice />
      ) : (
        <Checkbox
          label="Our fitters lay these floors"
          checked={fitting.isWanted}
          onChange={({ target }) => changeFitting({ isWanted: target.checked })}
        />
      )}
      {fitting.isWanted && facts.fittings.length > 0 && (
        <>
          <ul className={styles.fittings}>
            {lines.map(({ productId, why, costPence }) => (
              <li key={productId} className={styles.method}>
                <span>
                  {services.get(productId)?.method}: {why.join(' ')}
                </span>
                {costPence !== undefined && <Price pence={costPence} />}
              </li>
            ))}
          </ul>
          <fieldset className={styles.checklist}>
            <legend>Please confirm for the day we start</legend>
            {FITTING_CHECKLIST.map((point, index) => (
              <Checkbox
                key={point}
                label={point}
                checked={fitting.checkList.includes(index)}
                onChange={({ target }) =>
                  changeFitting({
                    checkList: target.checked
                      ? [...fitting.checkList, index].sort((a, b) => a - b)
                      : fitting.checkList.filter((each) => each !== index),
                  })
                }
              />
            ))}
          </fieldset>
        </>
      )}
      {facts.takesFitting === 1 && <Visit fitting={fitting} />}
    </Section>
  );
});

/** A technician's visit, on a working day; it doesn't depend on fitting. */
function Visit({ fitting: { visitDay, visitNote } }: { fitting: KeptPlan['plan']['fitting'] }) {
  const [days] = useState(() => visitDays(Date.now()));
  const chosen = dayOfText(visitDay);
  const all = chosen === undefined || days.includes(chosen) ? days : [chosen, ...days];
  return (
    <div className={styles.visit}>
      <Field
        label="A technician looks at the site"
        hint="They measure moisture and level, and confirm what is planned here."
      >
        <Select
          value={visitDay}
          placeholder="No visit"
          options={all.map((day) => ({ value: dayText(day), label: `${dayWords(day)}` }))}
          onChange={({ target }) => changeFitting({ visitDay: target.value })}
        />
      </Field>
      {chosen !== undefined && (
        <Field
          label="What they should know"
          hint={`For ${dateWords(chosen)}: access, parking, whom to ask for`}
        >
          <TextArea
            asks="message"
            rows={3}
            maxLength={NOTE_MAX}
            value={visitNote}
            onChange={({ target }) => changeFitting({ visitNote: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
