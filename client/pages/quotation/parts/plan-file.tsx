import { PlanFileButtons } from '../../../features/plan/plan-file-buttons.tsx';
import { Section } from '../../../ui/section.tsx';

/** The plan to keep or to give away. */
export function PlanFile() {
  return (
    <Section
      title="Your plan as a file"
      lead="Keep it, send it to a colleague, or go on with it in another browser. It has no prices."
      screenOnly
    >
      <PlanFileButtons />
    </Section>
  );
}
