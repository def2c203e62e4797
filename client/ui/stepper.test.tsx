// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { descriptionOf, mount } from '../lib/testing/mount.ts';
import { Stepper } from './stepper.tsx';

/** A stepper on a page that keeps its value. */
function openStepper({ value = 2, min = 0, max = 12 } = {}) {
  const told: number[] = [];
  function Page() {
    const [count, setCount] = useState(value);
    const change = (next: number) => {
      told.push(next);
      setCount(next);
    };
    return <Stepper label="Bedroom" value={count} min={min} max={max} onChange={change} />;
  }
  mount(<Page />);
  return {
    user: userEvent.setup(),
    told,
    input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Bedroom' }),
    fewer: screen.getByRole('button', { name: 'Bedroom: one fewer' }),
    more: screen.getByRole('button', { name: 'Bedroom: one more' }),
  };
}

describe('a stepper', () => {
  it('counts up and down by its buttons', async () => {
    const { user, told, input, fewer, more } = openStepper();
    await user.click(more);
    await user.click(more);
    await user.click(fewer);
    expect(told).toEqual([3, 4, 3]);
    expect(input.value).toBe('3');
  });

  it('counts every press of a quick double click', async () => {
    const { user, told, more } = openStepper();
    await user.dblClick(more);
    expect(told).toEqual([3, 4]);
  });

  it('goes on counting while an arrow key is held, up to its bound', async () => {
    const { user, told, input } = openStepper({ value: 8, min: 7 });
    input.focus();
    await user.keyboard('{ArrowUp>6/}');
    expect(told).toEqual([9, 10, 11, 12]);
    await user.keyboard('{ArrowDown>9/}');
    expect(told.slice(4)).toEqual([11, 10, 9, 8, 7]);
    expect(input.value).toBe('7');
  });

  it('says its value and its bounds to screen readers', async () => {
    const { user, input, more } = openStepper({ min: 1 });
    const said = () => ['now', 'min', 'max'].map((what) => input.getAttribute(`aria-value${what}`));
    expect(said()).toEqual(['2', '1', '12']);
    await user.click(more);
    expect(said()).toEqual(['3', '1', '12']);
  });

  it('has a button that is marked as unavailable, keeps the focus and does nothing at each bound', async () => {
    const { user, told, fewer, more } = openStepper({ value: 1, min: 1, max: 2 });
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    expect(more.hasAttribute('aria-disabled')).toBe(false);
    await user.click(fewer);
    expect(told).toEqual([]);
    await user.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(fewer.hasAttribute('aria-disabled')).toBe(false);
    await user.click(more);
    expect(told).toEqual([2]);
    expect(document.activeElement).toBe(more);
  });

  it('replaces its number by what is typed after the focus has come by the Tab key', async () => {
    const { user, told, input } = openStepper();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(input);
    await user.keyboard('11');
    expect(told).toEqual([1, 11]);
    expect(input.value).toBe('11');
  });

  it.each(
    ['1.5', '-3', '2-3', '10 rooms', '½'].flatMap((text) => [
      ['keyboard', text] as const,
      ['paste', text] as const,
    ]),
  )('keeps its number and asks for a whole one when given by %s: %s', async (enter, text) => {
    const { user, told, input, more } = openStepper({ value: 5 });
    await user.tripleClick(input);
    await user[enter](text);
    await user.tab();
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('Please enter a whole number.');
    expect(told.at(-1) ?? 5).toBe(5);
    await user.click(more);
    expect(told.at(-1)).toBe(6);
    expect([input.value, descriptionOf(input)]).toEqual(['6', '']);
  });

  it.each([
    ['012', 12],
    ['12.0', 12],
    [' 7 ', 7],
  ])('reads %s as %i', async (text, number) => {
    const { user, told, input } = openStepper();
    await user.tripleClick(input);
    await user.paste(text);
    expect(told).toEqual([number]);
    await user.tab();
    expect(input.value).toBe(String(number));
  });

  it('takes its largest number for anything larger', async () => {
    const { user, told, input } = openStepper();
    await user.clear(input);
    await user.paste('999999999999');
    expect(input.value).toBe('12');
    expect(told.at(-1)).toBe(12);
  });

  it('says only once it is left that a number is too small, and keeps its value', async () => {
    const { user, told, input } = openStepper({ value: 20, min: 10, max: 50 });
    await user.clear(input);
    expect(input.value).toBe('');
    await user.keyboard('3');
    expect(input.value).toBe('3');
    expect(told).toEqual([]);
    await user.keyboard('0');
    expect(told).toEqual([30]);
    await user.clear(input);
    await user.keyboard('4');
    expect(descriptionOf(input)).toBe('');
    await user.tab();
    expect(input.value).toBe('4');
    expect(descriptionOf(input)).toBe('At least 10.');
    expect(told).toEqual([30]);
    await user.click(input);
    await user.keyboard('40');
    await user.tab();
    expect(descriptionOf(input)).toBe('');
    expect(told).toEqual([30, 40]);
  });

  it('is zero once it is emptied, if zero is allowed', async () => {
    const { user, told, input } = openStepper();
    await user.clear(input);
    expect(told).toEqual([0]);
    expect(input.value).toBe('');
    await user.tab();
    expect(input.value).toBe('0');
  });

  it('counts from its value, not from an unfinished text', async () => {
    const { user, told, input, more } = openStepper({ value: 20, min: 10, max: 50 });
    await user.clear(input);
    await user.keyboard('3{ArrowUp}');
    expect(input.value).toBe('21');
    await user.clear(input);
    await user.click(more);
    expect(input.value).toBe('22');
    expect(told).toEqual([21, 22]);
  });
});
