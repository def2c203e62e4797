import { notify } from '../../state/notices.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Status } from '../../ui/status.tsx';
import { Specimen } from './specimen.tsx';

const ALERTS = [
  { kind: 'error', text: 'The password is not right. Please try again.' },
  { kind: 'warning', text: 'The price has risen to £45.90. Please look at it again.' },
  { kind: 'success', text: 'Item added successfully' },
  { kind: 'info', text: 'Orders received by 12pm leave the same day.' },
] as const;

export function AlertSpecimens() {
  return (
    <Section title="Alerts, notices and statuses">
      {ALERTS.map(({ kind, text }) => (
        <Specimen key={kind} state={kind}>
          <Alert kind={kind}>{text}</Alert>
          <Button
            className="specimen-start"
            variant="outline"
            size="sm"
            onClick={() => notify({ type: kind, text })}
          >
            Show as a notice: {kind}
          </Button>
        </Specimen>
      ))}
      <Specimen state="with a title, an action and a long name">
        <Alert
          kind="warning"
          title="Only 9 packs left"
          action={
            <Button variant="outline" size="sm">
              Order 9 packs
            </Button>
          }
        >
          Framlingham-Oak-Natural-45-Extra-Wide-Brushed-And-Oiled-Rustic-Grade-With-Border-Blocks has sold
          faster than we make it.
        </Alert>
      </Specimen>
      <Specimen state="statuses">
        <div className="specimen-row">
          <Status>Closed</Status>
          <Status kind="success">Ongoing</Status>
          <Status kind="warning">Awaiting payment</Status>
          <Status kind="error">Declined</Status>
          <Status kind="info">New</Status>
        </div>
      </Specimen>
    </Section>
  );
}
