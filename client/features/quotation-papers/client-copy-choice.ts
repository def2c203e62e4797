import { MARGIN_MAX } from '../../../contracts/rules/client-copy.ts';
import { keptChoice } from '../../state/kept-choice.ts';

/** What a client is shown. */
export interface ClientCopy {
  /** hundredths of a percent */
  readonly margin: number;
  readonly hasPrices: boolean;
}

/**
 * As the customer chose it last in this browser. It is in no address: browsers print that at the foot of a page, and with the margin
 * in it a client could work our prices out. Where nothing has been chosen a copy has no prices.
 */
export const clientCopyChoice = keptChoice<ClientCopy>({
  key: 'client-copy',
  version: 1,
  none: { margin: 0, hasPrices: false },
  read: ({ margin, hasPrices }) =>
    Number.isInteger(margin) && Number(margin) >= 0 && Number(margin) <= MARGIN_MAX
      ? { margin: Number(margin), hasPrices: hasPrices === true }
      : undefined,
});
