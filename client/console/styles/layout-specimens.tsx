import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { SidePanel, WithSide } from '../../ui/side-panel.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { Specimen } from './specimen.tsx';

const STEPS = ['Property', 'Floors', 'Fitting', 'Your quotation'];

export function LayoutSpecimens() {
  return (
    <Section title="Steps, side panel and disclosure">
      <Specimen state="at the first step">
        <StepBar label="Quotation, just begun" steps={STEPS} current={0} />
      </Specimen>
      <Specimen state="at the third step">
        <StepBar label="Quotation, further on" steps={STEPS} current={2} />
      </Specimen>
      <Specimen state="content with its summary beside it">
        <WithSide
          label="Summary of the example"
          side={
            <SidePanel title="Summary">
              <p>2 floors, 1,204 packs</p>
              <Button wide>Check out</Button>
            </SidePanel>
          }
        >
          <Disclosure title="Delivery" open>
            Monday to Friday, 8am to 6pm.
          </Disclosure>
          <Disclosure title="Returns">Unopened packs, within 7 days.</Disclosure>
        </WithSide>
      </Specimen>
    </Section>
  );
}
