import { useHref } from '../../state/device.ts';
import { StepBar } from '../../ui/step-bar.tsx';

/** In the order of the wizard; their indexes are 0 to 3. */
const STEPS = ['Rooms', 'Floors', 'Fitting', 'Quotation'] as const;
const PAGES = ['room-plan', 'plan-floors', 'plan-accessories', 'quotation'] as const;

/** The wizard's steps, each a page. @param current 0 to 3 */
export function PlanSteps({ current }: { current: number }) {
  const href = useHref();
  return (
    <StepBar
      label="Steps to a quotation"
      steps={STEPS}
      hrefs={PAGES.map((page) => href(page))}
      current={current}
    />
  );
}
