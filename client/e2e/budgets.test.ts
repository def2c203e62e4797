import { expect, it } from 'vitest';
import { allPages } from '../../contracts/site/site-map.ts';
import { BUDGETS } from './budgets.ts';
import { treesOf } from './trees.ts';

it('every page has a budget on each tree on which it is tried', () => {
  const tried = allPages().flatMap(([id]) =>
    treesOf(id).includes('@mobile-only') ? [`${id}.mobile`] : [`${id}.desktop`, `${id}.mobile`],
  );
  expect(Object.keys(BUDGETS).toSorted()).toEqual(tried.toSorted());
});
