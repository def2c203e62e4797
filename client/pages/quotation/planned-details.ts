import type { Packing } from '../../../contracts/domain/quotation/packing.ts';
import { keptChoice } from '../../state/kept-choice.ts';

/** What a quotation says besides its lines, until it is made. */
export interface PlannedDetails {
  /** null until one is entered: the project's name is used */
  readonly title: string | null;
  readonly clientName: string;
  readonly siteAddress: string;
  readonly postCode: string;
  readonly houseType: string;
  readonly plots: number;
  readonly packing: Packing;
}

const NONE: PlannedDetails = {
  title: null,
  clientName: '',
  siteAddress: '',
  postCode: '',
  houseType: '',
  plots: 1,
  packing: 'eachPlot',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const plannedDetails = keptChoice<PlannedDetails>({
  key: 'alderline.quotation',
  version: 1,
  none: NONE,
  read: ({ title, clientName, siteAddress, postCode, houseType, plots, packing }) => ({
    title: typeof title === 'string' ? title : null,
    clientName: text(clientName),
    siteAddress: text(siteAddress),
    postCode: text(postCode),
    houseType: text(houseType),
    plots: typeof plots === 'number' && Number.isInteger(plots) && plots > 0 ? plots : 1,
    packing: packing === 'together' ? 'together' : 'eachPlot',
  }),
});

export function keepDetails(change: Partial<PlannedDetails>): void {
  plannedDetails.keep({ ...plannedDetails.now(), ...change });
}

/** Once the quotation is made, the next one begins anew. */
export function forgetDetails(): void {
  plannedDetails.keep(NONE);
}
