// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mount, until } from '../lib/testing/mount.ts';
import { ActionSheet } from './action-sheet.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

/** The event that the browser sends an open dialog when Escape is pressed. */
const pressEscape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { bubbles: false, cancelable: true }));

/** A page with a dialog that can be opened. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Remove this address?"
        footer={<Button>Remove it</Button>}
      >
        <p>The Granary, Quay Road</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('opens with its title as its name, and has nothing in it while it is closed', async () => {
    mount(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('The Granary, Quay Road')).toBeNull();
    await press('Remove');
    const dialog = screen.getByRole('dialog', { name: 'Remove this address?' });
    expect(dialog.textContent).toBe('Remove this address?The Granary, Quay RoadRemove it');
  });

  it('is closed by its button', async () => {
    mount(<Page />);
    await press('Remove');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('The Granary, Quay Road')).toBeNull();
  });

  it('is closed by Escape', async () => {
    mount(<Page />);
    await press('Remove');
    pressEscape();
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is only closed by its page, which may keep it open on Escape', () => {
    let asked = 0;
    const ask = () => {
      asked += 1;
    };
    mount(
      <Dialog open onClose={ask} title="Sending">
        Your message is on its way.
      </Dialog>,
    );
    expect(pressEscape(), 'whether the browser closes it').toBe(false);
    expect(asked).toBe(1);
    expect(screen.getByRole('dialog', { name: 'Sending' })).toBeTruthy();
  });

  it('is closed by a press beside it, but not inside it', async () => {
    const user = userEvent.setup();
    mount(<Page />);
    await press('Remove');
    await user.click(screen.getByText('The Granary, Quay Road'));
    const dialog = screen.getByRole('dialog');
    // the target of a press on the backdrop is the dialog itself
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds the page behind it until the last of several dialogs is closed', () => {
    const pages = (...open: readonly [boolean, boolean]) =>
      open.map((isOpen, index) => (
        <Dialog key={['first', 'second'][index]} open={isOpen} onClose={() => undefined} title="Filters">
          Species
        </Dialog>
      ));
    const isHeld = () => 'modal' in document.documentElement.dataset;
    const { render, unmount } = mount(pages(false, false));
    expect(isHeld()).toBe(false);
    render(pages(true, false));
    expect(isHeld()).toBe(true);
    render(pages(true, true));
    render(pages(false, true));
    expect(isHeld()).toBe(true);
    render(pages(false, false));
    expect(isHeld()).toBe(false);
    render(pages(true, false));
    unmount();
    expect(isHeld()).toBe(false);
  });

  it('focuses its title if the next step has removed the focused element', async () => {
    function Steps() {
      const [isDone, setDone] = useState(false);
      return (
        <Dialog open onClose={() => undefined} title={isDone ? 'Added' : 'Add to project'}>
          {isDone ? 'successfully added !' : <Button onClick={() => setDone(true)}>Add</Button>}
        </Dialog>
      );
    }
    mount(<Steps />);
    await press('Add');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Added' }));
  });

  it('begins its next step at the top', async () => {
    function Steps() {
      const [step, setStep] = useState(1);
      return (
        <Dialog open onClose={() => undefined} title={`Step ${step}`}>
          <Button onClick={() => setStep(2)}>Next</Button>
        </Dialog>
      );
    }
    mount(<Steps />);
    const dialog = screen.getByRole('dialog');
    dialog.scrollTop = 240;
    await press('Next');
    await until(() => expect(screen.getByRole('dialog', { name: 'Step 2' })).toBe(dialog));
    expect(dialog.scrollTop).toBe(0);
  });

  it('leaves the focus where it is if its title changes and the focused element stays', async () => {
    function Steps() {
      const [count, setCount] = useState(1);
      return (
        <Dialog open onClose={() => undefined} title={`${count} chosen`}>
          <Button onClick={() => setCount(count + 1)}>Choose another</Button>
        </Dialog>
      );
    }
    mount(<Steps />);
    await press('Choose another');
    expect(screen.getByRole('dialog', { name: '2 chosen' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose another' }));
  });
});

describe('a form in a dialog', () => {
  function openForm() {
    const sent: unknown[] = [];
    mount(
      <Dialog open onClose={() => undefined} title="New project">
        <DialogForm
          onSubmit={(values) => sent.push(Object.fromEntries(values))}
          actions={
            <>
              <Button variant="outline">Back</Button>
              <Button type="submit">Create</Button>
            </>
          }
        >
          <Field label="Project Name">
            <TextInput asks="other-name" name="projectName" />
          </Field>
        </DialogForm>
      </Dialog>,
    );
    return { user: userEvent.setup(), sent, name: screen.getByRole('textbox', { name: 'Project Name' }) };
  }

  it('is sent by its last button and by Enter, with what was typed', async () => {
    const { user, sent, name } = openForm();
    await user.type(name, 'Mill House');
    await press('Create');
    await user.type(name, ' 2{Enter}');
    expect(sent).toEqual([{ projectName: 'Mill House' }, { projectName: 'Mill House 2' }]);
  });

  it('is not sent by its other button', async () => {
    const { sent } = openForm();
    await press('Back');
    expect(sent).toEqual([]);
  });
});

describe('a choice of actions', () => {
  const told: string[] = [];
  const openSheet = () => {
    told.length = 0;
    mount(
      <ActionSheet
        open
        onClose={() => told.push('closed')}
        title="Mill House"
        actions={[
          { label: 'Rename', onChoose: () => told.push('rename') },
          { label: 'Delete', onChoose: () => told.push('delete'), disabled: true },
        ]}
      />,
    );
  };

  it('closes before it runs the chosen action, so that the next step can take the focus', async () => {
    openSheet();
    await press('Rename');
    expect(told).toEqual(['closed', 'rename']);
  });

  it('is gone from the page when the chosen action runs', async () => {
    const left: unknown[] = [];
    function House() {
      const [isOpen, setOpen] = useState(true);
      const onChoose = () => left.push(screen.queryByRole('dialog'));
      return (
        <ActionSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Mill House"
          actions={[{ label: 'Rename', onChoose }]}
        />
      );
    }
    mount(<House />);
    await press('Rename');
    expect(left).toEqual([null]);
  });

  it('may lead to a page, and closes as the customer goes there', async () => {
    const closed: string[] = [];
    mount(
      <ActionSheet
        open
        onClose={() => closed.push('closed')}
        title="Mill House"
        actions={[{ label: 'Quotations', href: '/quotations' }]}
      >
        <p>120 m² in 6 rooms</p>
      </ActionSheet>,
    );
    expect(screen.getByRole('dialog').textContent).toContain('120 m² in 6 rooms');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Quotations' }));
    expect(closed).toEqual(['closed']);
    expect(location.pathname).toBe('/quotations');
  });

  it('does nothing for an action that is not available', async () => {
    openSheet();
    await press('Delete');
    expect(told).toEqual([]);
  });
});
