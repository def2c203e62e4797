import { useState } from 'react';
import { dayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { dayOfText, dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { FITTING_CHECKLIST } from '../../../../contracts/domain/order/fitting.ts';
import { visitDays } from '../../../../contracts/domain/order/fitting-terms.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { POINT_FIELDS } from '../order-values.ts';
import type { OrderFormModel } from '../use-order-form.ts';
import styles from './fitting-part.module.css';
import { OrderLongText, OrderSelect } from './order-field.tsx';

/** What our fitters need: the checklist, and a technician's visit to the site beforehand. */
export function FittingPart({ model }: { model: OrderFormModel }) {
  const { isFitted, mayHaveVisit, values } = model;
  return (
    <>
      {isFitted && <Checklist model={model} />}
      {mayHaveVisit && <VisitDay model={model} />}
      {mayHaveVisit && values['fitting.visitDay'] !== '' && (
        <OrderLongText
          model={model}
          name="fitting.visitNote"
          label="What the technician should know"
          hint="Access, parking, whom to ask for"
          rows={2}
        />
      )}
    </>
  );
}

function Checklist({ model: { values, set, form } }: { model: OrderFormModel }) {
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.legend}>Fitting: please confirm for the day we start</legend>
      {FITTING_CHECKLIST.map((point, at) => {
        const name = POINT_FIELDS[at] ?? POINT_FIELDS[0];
        return (
          <div key={point}>
            <Checkbox
              name={name}
              value="1"
              label={point}
              checked={values[name] === '1'}
              aria-describedby={`${name}-error`}
              onChange={({ target }) => set({ [name]: target.checked ? '1' : '' })}
            />
            <p className="text-small text-danger" id={`${name}-error`} role="alert">
              {form.errors[name]}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

function VisitDay({ model }: { model: OrderFormModel }) {
  const [days] = useState(() => {
    const all = visitDays(Date.now());
    const arranged = dayOfText(model.values['fitting.visitDay']);
    return arranged === undefined || all.includes(arranged) ? all : [arranged, ...all];
  });
  return (
    <OrderSelect
      model={model}
      name="fitting.visitDay"
      label="A technician looks at the site"
      hint="They measure moisture and level before our fitters come."
      options={[
        { value: '', label: 'No visit' },
        ...days.map((day) => ({ value: dayText(day), label: dayWords(day) })),
      ]}
    />
  );
}
