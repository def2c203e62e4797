// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../lib/testing/mount.ts';
import { PercentField } from './percent-field.tsx';

it('shows the usual percentage again once the customer’s own is emptied', async () => {
  function Page() {
    const [own, setOwn] = useState<number | undefined>(12);
    return <PercentField label="Wastage, %" name="Wastage" own={own} usual={7} onChange={setOwn} />;
  }
  mount(<Page />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Wastage' });
  const user = userEvent.setup();
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('7');
});
