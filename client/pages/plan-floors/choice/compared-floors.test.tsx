// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { planFacts } from '../../../../contracts/domain/plan/testing/facts.ts';
import { changePlan, planChoice } from '../../../features/plan/kept-plan.ts';
import { mount, until } from '../../../lib/testing/mount.ts';
import { Comparison } from './comparison.tsx';
import { useFloorChoice } from './use-floor-choice.ts';

const [floor] = planFacts.floors;

function Drawer() {
  const model = useFloorChoice(planFacts);
  return (
    <>
      <button type="button" onClick={() => model.compare(floor?.productId ?? '', true)}>
        Compare
      </button>
      <Comparison model={model} />
    </>
  );
}

const told = () => screen.getByRole('status').textContent;

it('shows what “Choose” has done, or why it did nothing', async () => {
  changePlan(() => ({ rooms: [newRoom('r-1', 'Kitchen')] }));
  mount(<Drawer />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const choose = screen.getByRole('button', { name: `Choose ${floor?.productName}` });
  await userEvent.click(choose);
  await until(() => expect(told()).toBe(`${floor?.productName} is chosen for 1 room`));
  expect(choose.textContent).toBe(`Chosen ${floor?.productName}`);
  expect(planChoice.now().plan.rooms[0]?.productId).toBe(floor?.productId);
});
