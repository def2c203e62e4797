import { Suspense } from 'react';
import { dayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dispatchDay } from '../../../../contracts/domain/calendar/working-days.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { DELIVERY_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { whenFacts } from '../step-facts.ts';
import { OrderSelect } from './order-field.tsx';
import { FoldingStep, type StepOfOrder } from './step.tsx';

/** Few orders have fitting. */
const FittingPart = fetchedPart(async () => (await import('./fitting-part.tsx')).FittingPart);

/** The day of delivery, from those on which the goods can be there. */
export function WhenStep({ model, number }: StepOfOrder) {
  const { days, delivery, values } = model;
  const options = days.map((day, index) => ({
    value: dayText(day),
    label: index === 0 ? `${dayWords(day)}, the earliest` : dayWords(day),
  }));
  return (
    <FoldingStep
      model={model}
      name="when"
      number={number}
      title="When"
      facts={whenFacts(values, days)}
      isWaiting={delivery.kind !== 'charge'}
    >
      {delivery.kind === 'charge' ? (
        <OrderSelect
          model={model}
          name="requestedDay"
          label="Day of delivery"
          required
          hint={`${dispatchWords(Date.now())} Delivery takes ${countText(delivery.roadDays, 'working day')}. We deliver ${DELIVERY_HOURS.days}, ${DELIVERY_HOURS.hours}.`}
          options={options}
        />
      ) : (
        <p>
          {delivery.kind === 'ask'
            ? delivery.words
            : 'Enter the post code above, and we show the days on which we can deliver.'}
        </p>
      )}
      {(model.isFitted || model.mayHaveVisit) && (
        <Suspense>
          <FittingPart model={model} />
        </Suspense>
      )}
    </FoldingStep>
  );
}

/** The first day on which an order placed now can leave us. @param now milliseconds since 1970 */
export function dispatchWords(now: number): string {
  const day = dispatchDay(now);
  return day === londonTime(now).day
    ? 'Order by 12 noon and it can leave today.'
    : `An order placed now can leave on ${dayWords(day)}.`;
}
