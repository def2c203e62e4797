import { CONSOLE_PATH } from '../../../contracts/api/mock-console.ts';
import { Container } from '../../ui/container.tsx';
import { OuterLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AlertSpecimens } from './alert-specimens.tsx';
import { CardSpecimens } from './card-specimens.tsx';
import { ControlSpecimens } from './control-specimens.tsx';
import { DialogSpecimens } from './dialog-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { LayoutSpecimens } from './layout-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { TableSpecimens } from './table-specimens.tsx';

/** Every component, in every state. */
export function StyleSheet() {
  return (
    <Container>
      <main className="specimens">
        <PageHead
          eyebrow="Mock console"
          title="Style sheet"
          lead="Everything a page is made of, in every state. Build new pages from these, and add a state here before you use it."
          actions={<OuterLink href={CONSOLE_PATH}>Back to the console</OuterLink>}
        />
        <ControlSpecimens />
        <FormSpecimens />
        <AlertSpecimens />
        <StateSpecimens />
        <TableSpecimens />
        <CardSpecimens />
        <LayoutSpecimens />
        <DialogSpecimens />
      </main>
    </Container>
  );
}
