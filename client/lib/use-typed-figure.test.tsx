// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { parseArea } from './area-text.ts';
import { mount } from './testing/mount.ts';
import { useTypedFigure } from './use-typed-figure.ts';

/** A field for an area on a page that keeps it, and a button that sets it from elsewhere. */
function openField(kept = 20) {
  const told: number[] = [];
  function Page() {
    const [area, setArea] = useState(kept);
    const keep = (next: number) => {
      told.push(next);
      setArea(next);
    };
    const figure = useTypedFigure(area, (text) => (text === '' ? area : parseArea(text)), keep);
    return (
      <>
        <input
          aria-invalid={figure.isWrong || undefined}
          value={figure.typed ?? area.toFixed(2)}
          onFocus={figure.enter}
          onChange={({ target }) => figure.type(target.value)}
          onBlur={figure.leave}
        />
        <button type="button" onClick={() => setArea(7)}>
          Seven
        </button>
        <output>{area}</output>
      </>
    );
  }
  mount(<Page />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const user = userEvent.setup();
  return {
    user,
    told,
    field,
    kept: () => Number(screen.getByRole('status').textContent),
    isWrong: () => field.getAttribute('aria-invalid') === 'true',
    async retype(text: string) {
      await user.clear(field);
      await user.type(field, text);
    },
  };
}

describe('a typed figure', () => {
  it.each([
    'twenty',
    '12x',
    '12..5',
    '1.2.3',
    '12 by 4',
    '4 x 5',
    '-12',
    '−12',
    '0',
    '0.00',
    '.',
    ',',
    'abc12',
    '12 m3',
    '12 packs',
    '12%',
    '1e3',
    '١٢x',
    '12?',
    'ca. 12',
    '~12',
    '12+5',
    '12/2',
    '=12',
    '£12',
    '12-14',
    '12–14',
    'NaN',
    'Infinity',
    '1 2 3 4',
    '12.5.',
    'm²',
  ])(
    'that can’t be read, “%s”, is marked, stays when the field is left, and doesn’t change the figure',
    async (text) => {
      const { user, field, kept, isWrong, retype } = openField();
      await retype(text);
      expect(isWrong()).toBe(true);
      expect(kept()).toBe(20);
      await user.tab();
      expect(field.value).toBe(text);
      expect(isWrong()).toBe(true);
      expect(kept()).toBe(20);
    },
  );

  it('is kept with each key, and is reformatted once the field is left', async () => {
    const { user, field, told, kept, isWrong, retype } = openField();
    await retype('12.5');
    expect(told).toEqual([1, 12, 12.5]);
    expect(field.value).toBe('12.5');
    await user.tab();
    expect(field.value).toBe('12.50');
    expect([kept(), isWrong()]).toEqual([12.5, false]);
  });

  it('can be corrected in the text that was kept', async () => {
    const { user, field, kept, isWrong, retype } = openField();
    await retype('12x');
    await user.tab();
    await user.type(field, '{Backspace}', { initialSelectionStart: 3 });
    expect([field.value, kept(), isWrong()]).toEqual(['12', 12, false]);
  });

  it('comes back if its field is left empty', async () => {
    const { user, field, kept, isWrong } = openField();
    await user.clear(field);
    await user.tab();
    expect([field.value, kept(), isWrong()]).toEqual(['20.00', 20, false]);
  });

  it('is replaced by a figure that is set elsewhere', async () => {
    const { user, field, kept, isWrong, retype } = openField();
    await retype('twenty');
    await user.click(screen.getByRole('button', { name: 'Seven' }));
    expect([field.value, kept(), isWrong()]).toEqual(['7.00', 7, false]);
    await retype('8');
    expect(kept()).toBe(8);
  });
});
