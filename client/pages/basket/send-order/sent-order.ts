import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '../../../state/session.ts';

/** The reference of the last order sent to the sales office from this page; '' for none. */
export const sentOrder = proxy({ reference: '' });

// the next customer in this browser must not see it
onSessionEnd(() => {
  sentOrder.reference = '';
});
