import { proxy } from 'valtio/vanilla';

/** The reference of the order that this page has sent to the sales office last; '' for none. */
export const sentOrder = proxy({ reference: '' });
