import { Button } from '../../../ui/button.tsx';
import type { OrderFormModel } from '../use-order-form.ts';

/** Sends the form, from inside it or from beside it. */
export function PlaceOrder({ model, wide = false }: { model: OrderFormModel; wide?: boolean }) {
  const { formId, isSample, placing, sums, values, willWait } = model;
  const isByCard = !willWait && sums.total > 0 && ['card', 'split'].includes(values.payment);
  return (
    <Button type="submit" form={formId} size="lg" wide={wide} loading={placing.isPending}>
      {isSample ? 'Order the samples' : 'Place the order'}
      {isByCard && ' and pay by card'}
    </Button>
  );
}
