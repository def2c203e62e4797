// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { planFacts } from '../../../../contracts/domain/plan/testing/facts.ts';
import { buildVisitorProduct } from '../../../../fixtures/builders/build-product.ts';
import { compare } from '../../../features/compare/compared.ts';
import { changePlan, planChoice } from '../../../features/plan/kept-plan.ts';
import { CallScopeContext, fixedScope, VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { mount, until } from '../../../lib/testing/mount.ts';
import { backendOfCalls } from '../../../lib/testing/open-backend.ts';
import { SiteContext } from '../../../state/site-context.ts';
import { ComparedFloors } from './compared-floors.tsx';
import { useFloorChoice } from './use-floor-choice.ts';

const backend = backendOfCalls();
const [floor] = planFacts.floors;
if (!floor) throw new Error('Planning has floors');

function Drawer() {
  return <ComparedFloors model={useFloorChoice(planFacts)} />;
}

it('shows what “Choose” has done, or why it did nothing', async () => {
  const product = buildVisitorProduct({ productId: floor.productId, productName: floor.productName });
  const asked = () => backend().asked.filter((body) => body.has('productId'));
  // the floor, and then what this backend lacks: its technical facts
  backend().answer = (body) => {
    if (!body.has('productId')) return { resultCode: '0', data: planFacts };
    return asked().length === 1 ? { resultCode: '0', data: product } : { resultCode: '105' };
  };
  changePlan(() => ({ rooms: [newRoom('r-1', 'Kitchen')] }));
  compare(floor);
  mount(
    <SiteContext value={{ brand: 'Alderline', absent: [] }}>
      <CallScopeContext value={fixedScope(VISITOR_SCOPE)}>
        <Drawer />
      </CallScopeContext>
    </SiteContext>,
  );
  const choose = await screen.findByRole('button', { name: `Choose ${floor.productName}` });
  await userEvent.click(choose);
  await until(() =>
    expect(screen.getByRole('status').textContent).toBe(`${floor.productName} is chosen for 1 room`),
  );
  expect(choose.textContent).toBe(`Chosen ${floor.productName}`);
  expect(planChoice.now().plan.rooms[0]?.productId).toBe(floor.productId);
});
