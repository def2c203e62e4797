import { Dialog } from '../../../ui/dialog.tsx';
import type { Opened } from '../people.tsx';
import { InviteForm } from './invite-form.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { RoleForm } from './role-form.tsx';

interface PeopleDialogProps {
  opened: Opened;
  onClose: () => void;
  /** gets the words to announce */
  onDone: (words: string) => void;
}

/** Invites, changes or removes a colleague; its code loads when it is first opened. */
export function PeopleDialog({ opened, onClose, onDone }: PeopleDialogProps) {
  if (opened === 'invite') {
    return (
      <Dialog open onClose={onClose} title="Invite a colleague" placement="side">
        <InviteForm onSent={onDone} />
      </Dialog>
    );
  }
  if ('change' in opened) {
    return (
      <Dialog open onClose={onClose} title={`What may ${opened.change.name} do?`}>
        <RoleForm colleague={opened.change} onSaved={onDone} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={`Remove ${opened.remove.name}?`}>
      <RemoveQuestion colleague={opened.remove} onClose={onClose} onRemoved={onDone} />
    </Dialog>
  );
}
