import type { OrderState } from '../../../contracts/api/mock-console.ts';
import type { Tone } from '../parts/tag.tsx';

/** How each state looks, and what the button that leads to it says. */
export const ORDER_STATES: Record<OrderState, { tone: Tone; text: string; verb: string }> = {
  received: { tone: 'warning', text: 'Received', verb: '' },
  confirmed: { tone: 'info', text: 'Confirmed', verb: 'Confirm' },
  picking: { tone: 'info', text: 'Being picked', verb: 'Start picking' },
  dispatched: { tone: 'info', text: 'Dispatched', verb: 'Dispatch' },
  'part-delivered': { tone: 'warning', text: 'Part delivered', verb: '' },
  delivered: { tone: 'success', text: 'Delivered', verb: 'Mark as delivered' },
  cancelled: { tone: 'danger', text: 'Cancelled', verb: '' },
  returned: { tone: 'info', text: 'Returned', verb: '' },
};
interface StepNote {
  readonly label: string;
  /** put before the value in the note */
  readonly start: string;
}

/** What we tell the customer with a step, field by field. */
export const STEP_NOTES: Partial<Record<OrderState, readonly StepNote[]>> = {
  dispatched: [
    { label: 'Vehicle', start: 'Vehicle ' },
    { label: 'Slot', start: '' },
  ],
  delivered: [{ label: 'Signed by', start: 'Signed by ' }],
};
