// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { expect, it } from 'vitest';
import { planFacts } from '../../../contracts/domain/plan/testing/facts.ts';
import type { Ability } from '../../../contracts/site/page-calls.ts';
import { CallScopeContext, fixedScope, VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { mount, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { SiteContext } from '../../state/site-context.ts';
import { usePlanFacts } from './plan.api.ts';

const backend = backendOfCalls();
const [plank, tile] = planFacts.floors.map(({ productId }) => productId);

function Facts({ ids }: { ids: readonly string[] }) {
  const floors = usePlanFacts(ids).data?.data.floors ?? [];
  return floors.map(({ productId, productPrice }) => `${productId} ${productPrice ?? 'no price'}`).join();
}

const facts = (ids: readonly string[], absent: readonly Ability[], scope = VISITOR_SCOPE) => (
  <SiteContext value={{ brand: 'Alderline', absent }}>
    <CallScopeContext key="scope" value={fixedScope(scope)}>
      <Facts ids={ids} />
    </CallScopeContext>
  </SiteContext>
);

const answer = (pence?: number) => (body: URLSearchParams) => {
  const ids: string[] = JSON.parse(body.get('productIds') ?? JSON.stringify([plank, tile]));
  const floors = planFacts.floors
    .filter(({ productId }) => ids.includes(productId))
    .map(({ productPrice: _, ...floor }) => ({ ...floor, ...(pence && { productPrice: pence }) }));
  return { resultCode: '0', data: { ...planFacts, floors } };
};

it('reads the facts of all floors once in a short shop, whichever are planned', async () => {
  backend().answer = answer();
  const shown = mount(facts([plank ?? ''], []));
  await until(() => expect(shown.element.textContent).toBe(`${plank} no price,${tile} no price`));
  shown.render(facts([tile ?? ''], []));
  expect(shown.element.textContent).toBe(`${plank} no price,${tile} no price`);
  expect(backend().asked.map((body) => body.has('productIds'))).toEqual([false]);
});

it('reads those of the planned floors in a long shop; the last stay while others are read, in the same session', async () => {
  backend().answer = answer(4200);
  const shown = mount(facts([plank ?? '', '', plank ?? ''], ['whole-lists'], 'customer'));
  await until(() => expect(shown.element.textContent).toBe(`${plank} 4200`));
  expect(backend().asked.map((body) => body.get('productIds'))).toEqual([JSON.stringify([plank])]);
  backend().answer = undefined;
  shown.render(facts([tile ?? ''], ['whole-lists'], 'customer'));
  await until(() => expect(backend().asked).toHaveLength(2));
  expect(shown.element.textContent).toBe(`${plank} 4200`);
  // logged out before the answer has come
  shown.render(facts([tile ?? ''], ['whole-lists']));
  expect(shown.element.textContent).not.toContain('4200');
  backend().answer = answer();
  backend().release();
  await until(() => expect(shown.element.textContent).toBe(`${tile} no price`));
});
