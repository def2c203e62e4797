// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, fill, mount, refusals, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { notices } from '../../state/notices.ts';
import { MessageForm } from './parts/message-form.tsx';
import { OpeningHours } from './parts/opening-hours.tsx';

const backend = backendOfCalls();

const VALID = {
  Email: 'ada@studio.example',
  'First Name': 'Ada',
  Message: 'Do you hold 120 m² of Harwich Oak?\nWe need it in March.',
};
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const form = () => screen.getByRole('form', { name: 'Write to us' });
const problem = () => within(form()).getAllByRole('alert')[0];
const values = () => Object.keys(VALID).map((label) => field(label).value);
const told = () => notices.shown.map(({ type, text }) => `${type}: ${text}`);

beforeEach(() => {
  sessionStorage.clear();
  notices.shown = [];
});

function openForm() {
  const { unmount } = mount(<MessageForm />);
  const user = userEvent.setup();
  return {
    user,
    leave: unmount,
    send: () => user.click(sendButton()),
    async write(texts: Partial<typeof VALID> = VALID) {
      for (const [label, text] of Object.entries(texts)) await fill(user, label, text);
    },
  };
}

describe('the message to the sales office', () => {
  it('checks each field when it is left, and none that was not reached', async () => {
    const { user } = openForm();
    await fill(user, 'Email', 'ada@');
    await user.tab();
    await until(() => expect(refusals()).toEqual({ Email: 'Your email is required.' }));
    await user.clear(field('Email'));
    const messages = { Email: 'Your email number is required.', 'First Name': 'Your firstName is required' };
    await until(() => expect(refusals()).toEqual(messages));
  });

  it('is not sent while fields are empty: each says what is missing, and the first takes the focus', async () => {
    await openForm().send();
    const messages = {
      Email: 'Your email number is required.',
      'First Name': 'Your firstName is required',
      Message: 'Your message is required',
    };
    await until(() => expect(refusals()).toEqual(messages));
    expect(document.activeElement).toBe(field('Email'));
    expect(within(form()).getByRole('status').textContent).toMatch(/^3 fields need your attention: /);
    expect(backend().asked).toEqual([]);
  });

  it('is sent once by a double press, can’t be changed meanwhile, and leaves an empty form', async () => {
    const { user, write } = openForm();
    await write();
    await user.dblClick(sendButton());
    await until(() => expect(sendButton().getAttribute('aria-busy')).toBe('true'));
    await user.type(field('Message'), ' and more');
    expect(values()).toEqual(Object.values(VALID));
    await until(() => expect(backend().asked).toHaveLength(1));
    backend().answer = () => ({ resultCode: '0' });
    backend().release();
    await until(() => expect(told()).toEqual(['success: Send Successfully']));
    await until(() => expect(sendButton().hasAttribute('aria-busy')).toBe(false));
    expect(values()).toEqual(['', '', '']);
    expect(backend().asked.map((body) => Object.fromEntries(body))).toEqual([
      {
        sendTo: 'sales@alderline.example',
        email: VALID.Email,
        firstName: 'Ada',
        lastName: ' ',
        message: VALID.Message,
      },
    ]);
  });

  it.each([
    ['104', 'What you wrote is still here. You can send it again, call '],
    ['105', 'This form is out of service at the moment. What you wrote is still here; please call '],
  ])(
    'is kept if sending fails with the code %s, and the form says what else to do: %s',
    async (resultCode, way) => {
      backend().answer = () => ({ resultCode });
      const { write, send } = openForm();
      await write();
      await send();
      await until(() =>
        expect(problem()?.textContent).toBe(`Error${way}01632 960180 or email sales@alderline.example.`),
      );
      const links = within(form())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(links).toEqual(['tel:+441632960180', 'mailto:sales@alderline.example']);
      expect(values()).toEqual(Object.values(VALID));
      expect([told(), backend().reported]).toEqual([[], []]);
    },
  );

  it('can be sent again after a failure, which then no longer shows', async () => {
    backend().answer = () => ({ resultCode: '104' });
    const { write, send } = openForm();
    await write();
    await send();
    await until(() => expect(problem()?.textContent).not.toBe(''));
    backend().answer = () => ({ resultCode: '0' });
    await send();
    await until(() => expect(told()).toEqual(['success: Send Successfully']));
    await until(() => expect(problem()?.textContent).toBe(''));
  });

  it('is kept while another page is visited, until it is sent', async () => {
    const first = openForm();
    await first.write({ Email: 'ada@studio.example', Message: 'Are you open on Saturday?' });
    first.leave();
    const second = openForm();
    expect(values()).toEqual(['ada@studio.example', '', 'Are you open on Saturday?']);
    await second.write();
    backend().answer = () => ({ resultCode: '0' });
    await second.send();
    await until(() => expect(told()).toEqual(['success: Send Successfully']));
    second.leave();
    openForm();
    expect(values()).toEqual(['', '', '']);
  });

  it('has a box of eight rows', () => {
    openForm();
    expect(field('Message').getAttribute('rows')).toBe('8');
  });
});

describe('the opening hours', () => {
  const shown = () => screen.getByRole('region', { name: 'Opening hours' });
  const days = () =>
    within(shown())
      .getAllByRole('term')
      .map(({ textContent }) => textContent);

  it.each([
    ['2026-11-23T09:00:00Z', 'Open now until 17:30', 'Monday to Friday'],
    ['2026-06-01T07:29:00Z', 'Closed now We open today at 8:30', 'Monday to Friday'],
    ['2026-11-21T15:00:00Z', 'Open now until 16:00', 'Saturday'],
    ['2026-12-25T11:00:00Z', 'Closed now We open on Tuesday at 8:30', 'Sundays and bank holidays'],
  ])('say at %s: %s, and mark the line of the day: %s', (now, words, today) => {
    vi.setSystemTime(new Date(now));
    onTestFinished(() => {
      vi.useRealTimers();
    });
    mount(<OpeningHours />);
    expect(shown().textContent).toContain(words);
    expect(days().filter((day) => day?.includes('today'))).toEqual([`${today} today`]);
    expect(days()).toHaveLength(3);
  });

  it('change while the page stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.setSystemTime(new Date('2026-11-23T17:29:00Z'));
    mount(<OpeningHours />);
    expect(shown().textContent).toContain('Open now until 17:30');
    vi.advanceTimersByTime(60_000);
    await until(() => expect(shown().textContent).toContain('Closed now We open tomorrow at 8:30'));
  });
});
