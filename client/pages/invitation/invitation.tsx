import { InvitationPanel } from './parts/invitation-panel.tsx';

export function InvitationPage() {
  return <InvitationPanel />;
}
