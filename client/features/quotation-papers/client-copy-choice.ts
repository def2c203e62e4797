import { MARK_UP_MAX } from '../../../contracts/domain/paper/client-copy.ts';
import { keptChoice } from '../../state/kept-choice.ts';

/** What a client is shown. */
export interface ClientCopy {
  /** hundredths of a percent */
  readonly markUp: number;
  readonly hasPrices: boolean;
  /** of the rooms, where a plan has measured them */
  readonly hasDrawings: boolean;
  /** of the floors in rooms */
  readonly hasSpecification: boolean;
  /** of the floors, as kept with the project */
  readonly hasPictures: boolean;
}

export type OwnPaper = Pick<ClientCopy, 'hasSpecification'>;

/**
 * As the customer chose it last in this browser. It is in no address: browsers print that at the foot of a page, and with the mark-up
 * in it a client could work our prices out. Where nothing has been chosen a copy has no prices.
 */
export const clientCopyChoice = keptChoice<ClientCopy>({
  key: 'client-copy',
  version: 2,
  none: { markUp: 0, hasPrices: false, hasDrawings: true, hasSpecification: true, hasPictures: false },
  read: ({ markUp, hasPrices, hasDrawings, hasSpecification, hasPictures }) =>
    Number.isInteger(markUp) && Number(markUp) >= 0 && Number(markUp) <= MARK_UP_MAX
      ? {
          markUp: Number(markUp),
          hasPrices: hasPrices === true,
          hasDrawings: hasDrawings !== false,
          hasSpecification: hasSpecification !== false,
          // they may show somebody's home
          hasPictures: hasPictures === true,
        }
      : undefined,
});

/** What the company's own paper has, in the same way. */
export const ownPaperChoice = keptChoice<OwnPaper>({
  key: 'own-paper',
  version: 1,
  none: { hasSpecification: true },
  read: ({ hasSpecification }) => ({ hasSpecification: hasSpecification !== false }),
});
