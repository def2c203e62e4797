import { MARK_UP_MAX } from '../../../contracts/domain/paper/client-copy.ts';
import { keptChoice } from '../../state/kept-choice.ts';

/** What a client is shown. */
export interface ClientCopy {
  /** hundredths of a percent */
  readonly markUp: number;
  readonly hasPrices: boolean;
}

/**
 * As the customer chose it last in this browser. It is in no address: browsers print that at the foot of a page, and with the mark-up
 * in it a client could work our prices out. Where nothing has been chosen a copy has no prices.
 */
export const clientCopyChoice = keptChoice<ClientCopy>({
  key: 'client-copy',
  version: 2,
  none: { markUp: 0, hasPrices: false },
  read: ({ markUp, hasPrices }) =>
    Number.isInteger(markUp) && Number(markUp) >= 0 && Number(markUp) <= MARK_UP_MAX
      ? { markUp: Number(markUp), hasPrices: hasPrices === true }
      : undefined,
});
