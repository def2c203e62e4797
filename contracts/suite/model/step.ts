import type { AsyncCommand } from 'fast-check';
import { checkAfterStep } from './check-shop.ts';
import type { Order, Person, ShopModel } from './shop-model.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** One step of a sequence. */
export type Step = AsyncCommand<ShopModel, ShopUnderTest>;

/**
 * @param kind for counting, e.g. `place an order`
 * @param choose what the step is about, by the model; undefined where there is no such thing yet, and the step is left out
 * @param run makes the step on shop and model. @returns the orders that it may have changed
 */
export function step<C>(
  kind: string,
  choose: (model: ShopModel) => C | undefined,
  run: (chosen: C, model: ShopModel, shop: ShopUnderTest) => Promise<readonly Order[] | undefined>,
): Step {
  return {
    check: (model) => model.stepsLeft > 0 && choose(model) !== undefined,
    async run(model, shop) {
      const chosen = choose(model);
      if (chosen === undefined) return;
      model.stepsLeft -= 1;
      const orders = await run(chosen, model, shop);
      await checkAfterStep(model, shop, orders ?? []);
    },
    toString: () => kind,
  };
}

/** Who does something to what, as it is drawn. */
export interface Draw {
  /** of the people */
  readonly who: number;
  /** of the things */
  readonly at: number;
  /** whether a thing is chosen with which the step succeeds; the step is left out where there is none */
  readonly isWise: boolean;
}

/** The drawn one of a list; undefined when it is empty. */
export const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** The drawn one of a list, of the fit ones where the draw is wise; undefined when there is none. */
export const chosen = <T>(
  list: readonly T[],
  { at, isWise }: Draw,
  isFit: (one: T) => boolean,
): T | undefined => nth(isWise ? list.filter(isFit) : list, at);

/** A drawn person of those who have such things, fit ones where the draw is wise, with the drawn thing. */
export function whoAndWhat<T>(
  { people }: Pick<ShopModel, 'people'>,
  draw: Draw,
  listOf: (person: Person) => readonly T[],
  isFit: (one: T) => boolean,
) {
  const isOwner = (one: Person) => listOf(one).some((thing) => !draw.isWise || isFit(thing));
  const person = nth(people.filter(isOwner), draw.who);
  const what = person && chosen(listOf(person), draw, isFit);
  return person && what !== undefined ? { person, what } : undefined;
}
