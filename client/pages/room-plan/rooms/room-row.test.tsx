// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { descriptionOf, mount } from '../../../lib/testing/mount.ts';
import { RoomRow } from './room-row.tsx';

function Page() {
  const [room, setRoom] = useState(() => newRoom('r-1', 'Kitchen'));
  return (
    <ul>
      <RoomRow
        room={room}
        names={[]}
        doorways={[]}
        units="metric"
        storeys={0}
        onChange={(_id, change) => setRoom({ ...room, ...change })}
        onCopy={() => undefined}
        onRemove={() => undefined}
      />
    </ul>
  );
}

it('keeps a room’s name while its field is empty, and asks for one', async () => {
  const user = userEvent.setup();
  mount(<Page />);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of Kitchen' });
  await user.clear(field());
  await user.tab();
  expect(field().value).toBe('');
  expect(descriptionOf(field())).toBe('Please enter a name.');
  await user.type(field(), 'Utility');
  expect(descriptionOf(field())).toBe('');
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of Utility' }).value).toBe('Utility');
});
