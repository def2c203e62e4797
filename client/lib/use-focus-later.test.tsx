// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mount, until } from './testing/mount.ts';
import { useFocusLater } from './use-focus-later.ts';

/** A list in whose place a form stands; the list comes back when it is told to. */
function Page() {
  const [shown, setShown] = useState(0);
  const focusLater = useFocusLater();
  return (
    <>
      <button type="button" id="leave" onClick={() => focusLater('gone', 'change')}>
        Leave
      </button>
      <button type="button" id="show" onClick={() => setShown(shown + 1)}>
        Show
      </button>
      <output>{shown}</output>
      <div hidden={shown === 0}>
        <button type="button" id="change">
          Change
        </button>
      </div>
    </>
  );
}

it('waits for the element that the focus goes back to, and then leaves the focus alone', async () => {
  const { element } = mount(<Page />);
  const button = (id: string) => element.querySelector<HTMLButtonElement>(`#${id}`);
  await until(() => expect(button('leave')).not.toBeNull());
  button('leave')?.click();
  button('show')?.click();
  await until(() => expect(document.activeElement?.id).toBe('change'));
  button('leave')?.focus();
  button('show')?.click();
  await until(() => expect(element.querySelector('output')?.textContent).toBe('2'));
  expect(document.activeElement?.id).toBe('leave');
});
