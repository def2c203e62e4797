// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from './testing/mount.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** A drawing of corners, which can be removed, with a field beside it and another one elsewhere. */
function openDrawing() {
  function Page() {
    const [corners, setCorners] = useState(['1', '2']);
    const place = useRef<HTMLDivElement>(null);
    useUndoKeys(
      place,
      () => setCorners([...corners, 'undone']),
      () => setCorners([...corners, 'redone']),
    );
    return (
      <main tabIndex={-1}>
        <div ref={place}>
          <p>paper</p>
          {corners.map((corner) => (
            <button
              type="button"
              key={corner}
              onClick={() => setCorners(corners.filter((one) => one !== corner))}
            >
              {corner}
            </button>
          ))}
          <input aria-label="length" />
          <textarea aria-label="note" />
          <input type="search" aria-label="search" />
          <input type="checkbox" aria-label="tick" />
        </div>
        <button type="button">elsewhere</button>
        <output>{corners.join(' ')}</output>
      </main>
    );
  }
  mount(<Page />);
  return { user: userEvent.setup(), corners: screen.getByRole('status') };
}

describe('undo by keys', () => {
  it.each([
    ['Ctrl and Z', '{Control>}z{/Control}', '1 2 undone'],
    ['Cmd and Z', '{Meta>}z{/Meta}', '1 2 undone'],
    ['Ctrl, Shift and Z', '{Control>}{Shift>}Z{/Shift}{/Control}', '1 2 redone'],
    ['Ctrl and Y', '{Control>}y{/Control}', '1 2 redone'],
  ])('%s changes the drawing that has the focus', async (_, keys, changed) => {
    const { user, corners } = openDrawing();
    await user.tab();
    await user.keyboard(keys);
    expect(corners.textContent).toBe(changed);
  });

  it('changes the drawing after what had the focus in it is removed', async () => {
    const { user, corners } = openDrawing();
    await user.click(screen.getByRole('button', { name: '2' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(corners.textContent).toBe('1 undone');
  });

  it('changes the drawing after a press on what takes no focus in it', async () => {
    const { user, corners } = openDrawing();
    await user.click(screen.getByText('paper'));
    expect(document.activeElement?.tagName).toBe('MAIN');
    await user.keyboard('{Control>}z{/Control}');
    expect(corners.textContent).toBe('1 2 undone');
  });

  it('changes the drawing from a tick beside it', async () => {
    const { user, corners } = openDrawing();
    await user.click(screen.getByLabelText('tick'));
    await user.keyboard('{Control>}z{/Control}');
    expect(corners.textContent).toBe('1 2 undone');
  });

  it.each(['length', 'note', 'search'])('is left to the text field “%s”', async (name) => {
    const { user, corners } = openDrawing();
    await user.click(screen.getByLabelText(name));
    await user.keyboard('{Control>}z{/Control}');
    expect(corners.textContent).toBe('1 2');
  });

  it('changes nothing before the drawing is used, and nothing once something else is', async () => {
    const { user, corners } = openDrawing();
    await user.keyboard('{Control>}z{/Control}');
    expect(corners.textContent).toBe('1 2');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(corners.textContent).toBe('1 2');
  });
});
