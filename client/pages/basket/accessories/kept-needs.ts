import { keptChoice } from '../../../state/kept-choice.ts';

/** The customer's choices for the floors in the basket, by line id; ids are never reused, so another basket starts afresh. */
export interface KeptNeeds {
  /** install method of a line */
  readonly methods: Readonly<Record<string, string>>;
  /** lines for which accessories of a use aren't needed */
  readonly notNeeded: Readonly<Record<string, readonly string[]>>;
}

const NONE: KeptNeeds = { methods: {}, notNeeded: {} };

export const needsChoice = keptChoice<KeptNeeds>({
  key: 'alderline.floor-needs',
  version: 1,
  none: NONE,
  read: ({ methods, notNeeded }) => ({
    methods: entriesOf(methods, (value) => (typeof value === 'string' ? value : undefined)),
    notNeeded: entriesOf(notNeeded, (value) =>
      Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined,
    ),
  }),
});

/** Leaves out lines that are no longer in the basket. */
export function ofLines({ methods, notNeeded }: KeptNeeds, carIds: readonly string[]): KeptNeeds {
  const has = (carId: string) => carIds.includes(carId);
  return {
    methods: Object.fromEntries(Object.entries(methods).filter(([carId]) => has(carId))),
    notNeeded: Object.fromEntries(
      Object.entries(notNeeded)
        .map(([use, ids]) => [use, ids.filter(has)] as const)
        .filter(([, ids]) => ids.length > 0),
    ),
  };
}

function entriesOf<Value>(
  record: unknown,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> {
  const entries = typeof record === 'object' && record !== null ? Object.entries(record) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const known = read(value);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}
