import type { components } from '../../api/generated/woojiapi.ts';

type ProductSpec = components['schemas']['ProductSpec'];
type Accessory = ProductSpec['accessories'][number];

export interface GoesWith {
  readonly accessory: Accessory;
  /** why the floor takes it: `Needed when glued down, 1.1 kg per m²` */
  readonly reason: string;
}

const LAID: Readonly<Record<string, string>> = {
  'Glue down': 'glued down',
  Floating: 'laid floating',
  'Secret nailing': 'nailed',
  Click: 'clicked together',
};

const OTHERS: Readonly<Record<Accessory['use'], string>> = {
  Adhesive: 'Holds the boards',
  Underlay: 'Lies under the boards',
  Trim: 'At doors and where floors meet',
  Skirting: 'Covers the gap along the walls',
  Scotia: 'Covers the gap where the skirting stays',
  'Stair nosing': 'For the front edge of stairs',
  Care: 'For cleaning and care',
};

/**
 * The accessories of a floor by what it needs: first what it can't be laid without in its usual way, then what finishes it,
 * the first of each use before the second; last what only another way of laying needs.
 * @param finish of the floor, `UV oiled`; '' if it has none
 */
export function goesWith({ accessories, installMethods }: ProductSpec, finish: string): GoesWith[] {
  const usual = installMethods[0] ?? '';
  const isNeeded = ({ methods }: Accessory) => methods?.includes(usual) ?? false;
  const seen = new Map<Accessory['use'], number>();
  return accessories
    .map((accessory) => {
      const turn = seen.get(accessory.use) ?? 0;
      seen.set(accessory.use, turn + 1);
      return { accessory, turn, rank: isNeeded(accessory) ? 0 : accessory.methods ? 2 : 1 };
    })
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ accessory, rank }) => {
      if (rank === 1) return { accessory, reason: reasonOf(accessory, finish) };
      const choice = accessories.filter((each) => each.use === accessory.use && isNeeded(each)).length;
      const reason = rank === 0 ? neededWords(accessory, usual, choice) : onlyWords(accessory);
      return { accessory, reason };
    });
}

function neededWords({ coverage }: Accessory, method: string, choice: number): string {
  const amount = coverage?.perM2 ? `, ${coverage.perM2} ${coverage.unit} per m²` : '';
  return `${choice > 1 ? `One of ${choice} needed` : 'Needed'} when ${laid(method)}${amount}`;
}

const onlyWords = ({ methods = [] }: Accessory) => `Only when ${methods.map(laid).join(' or ')}`;

function reasonOf({ use }: Accessory, finish: string): string {
  if (use !== 'Care' || finish === '') return OTHERS[use];
  return `For its ${/^[A-Z][a-z]/.test(finish) ? finish.charAt(0).toLowerCase() + finish.slice(1) : finish} surface`;
}

/** A real backend may have methods of its own: `laid by nailing`. */
const laid = (method: string) => LAID[method] ?? `laid by ${method.toLowerCase()}`;
