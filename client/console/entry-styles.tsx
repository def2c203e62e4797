// First, so that its rules come before those of the components.
import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { CONSOLE_PATH } from '../../contracts/api/mock-console.ts';
import { Notices } from '../app/notices.tsx';
import { showFonts } from '../show-fonts.ts';
import { Container } from '../ui/container.tsx';
import { OuterLink } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AlertSpecimens } from './styles/alert-specimens.tsx';
import { CardSpecimens } from './styles/card-specimens.tsx';
import { ControlSpecimens } from './styles/control-specimens.tsx';
import { DialogSpecimens } from './styles/dialog-specimens.tsx';
import { FormSpecimens } from './styles/form-specimens.tsx';
import { LayoutSpecimens } from './styles/layout-specimens.tsx';
import { StateSpecimens } from './styles/state-specimens.tsx';
import { TableSpecimens } from './styles/table-specimens.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

void showFonts();

createRoot(root).render(
  <Router hook={useHashLocation}>
    <StyleSheet />
    <Notices />
  </Router>,
);

/** Every component, in every state. */
function StyleSheet() {
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
