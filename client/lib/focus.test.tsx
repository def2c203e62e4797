// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusLater } from './focus.ts';
import { mount, until } from './testing/mount.ts';

/** A form that replaces a list; the list comes back when the test says so. */
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

it('focuses the element once it is drawn, and then leaves the focus alone', async () => {
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
