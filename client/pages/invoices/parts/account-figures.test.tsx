// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { mount } from '../../../lib/testing/mount.ts';
import { AccountFigures } from './account-figures.tsx';

const NOTHING = { currentPence: 0, days30Pence: 0, days60Pence: 0, days90Pence: 0, olderPence: 0 };

/** Terms with their amounts. */
const figures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('while nothing is overdue, one line says so in the place of the ages', () => {
  mount(
    <AccountFigures
      account={{
        openPence: 1_271_081,
        overduePence: 0,
        creditPence: 26_000,
        ageing: { ...NOTHING, currentPence: 1_271_081 },
      }}
    />,
  );
  expect(figures()).toEqual([
    ['Open', '£12,710.81'],
    ['To your credit', '£260.00'],
  ]);
  expect(screen.getByText('Nothing is overdue.')).toBeTruthy();
});

test('what is overdue is shown with the ages that have money', () => {
  mount(
    <AccountFigures
      account={{
        openPence: 30_000,
        overduePence: 20_000,
        creditPence: 0,
        ageing: { ...NOTHING, currentPence: 10_000, days60Pence: 20_000 },
      }}
    />,
  );
  expect(figures()).toEqual([
    ['Open', '£300.00'],
    ['Overdue', '£200.00'],
    ['Not due yet', '£100.00'],
    ['31–60 days overdue', '£200.00'],
  ]);
  expect(screen.queryByText('Nothing is overdue.')).toBeNull();
});
