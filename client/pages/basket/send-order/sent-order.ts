import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '../../../state/session.ts';

/** The reference of the last order sent to the sales office from this page; '' for none. */
export const sentOrder = proxy({ reference: '' });

// the next customer of this browser is not told of it
onSessionEnd(() => {
  sentOrder.reference = '';
});
