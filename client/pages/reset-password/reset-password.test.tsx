// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { buildLoginInfo } from '../../../fixtures/builders/build-customer.ts';
import { field, fill, mount, refusals, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { notices } from '../../state/notices.ts';
import { beginSession, endSession, session } from '../../state/session.ts';
import { ResetPasswordPage } from './reset-password.tsx';

const backend = backendOfCalls();

const VALID = {
  Email: 'ada@byron.example',
  'Verification Code': '123456',
  'New Password': 'Floor!2027',
  'Confirm Password': 'Floor!2027',
};
const codeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /code|Resend/ });
const form = () => screen.getByRole('form', { name: 'Reset your password' });
const problem = () => within(form()).getAllByRole('alert')[0]?.textContent;
const told = () => notices.shown.map(({ type, text }) => `${type}: ${text}`);

beforeEach(() => {
  history.replaceState(null, '', href('reset-password', 'desktop'));
  sessionStorage.clear();
  notices.shown = [];
});

/** A page whose clock only moves when the test moves it. */
function openPage() {
  const start = Date.now();
  const clockAfter = (seconds: number) => vi.setSystemTime(start + seconds * 1000);
  clockAfter(0);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { unmount } = mount(<ResetPasswordPage />);
  const user = userEvent.setup();
  return {
    user,
    clockAfter,
    /** the same tab, after a reload */
    reload: () => {
      unmount();
      mount(<ResetPasswordPage />);
    },
    askForCode: () => user.click(codeButton()),
    send: () => user.click(screen.getByRole('button', { name: 'Set new password' })),
    async fillIn(values: Partial<typeof VALID> = {}) {
      for (const [label, text] of Object.entries({ ...VALID, ...values })) await fill(user, label, text);
    },
  };
}

describe('a new password', () => {
  it('is not sent while fields are empty: each says what is missing, and the first takes the focus', async () => {
    await openPage().send();
    const messages = {
      Email: 'please enter your email',
      'Verification Code': 'please enter your authCode',
      'New Password': 'Passwords need at least 8 characters please enter the new password',
      'Confirm Password': 'please re-enter your password',
    };
    await until(() => expect(refusals()).toEqual(messages));
    expect(document.activeElement).toBe(field('Email'));
    expect(within(form()).getByRole('status').textContent).toMatch(/^4 fields need your attention: /);
    expect(backend().asked).toEqual([]);
  });

  it('needs 8 characters before it is sent', async () => {
    const { fillIn, send } = openPage();
    await fillIn({ 'New Password': 'Oak12', 'Confirm Password': 'Oak12' });
    await send();
    await until(() => expect(refusals()).toEqual({ 'New Password': 'Passwords need at least 8 characters' }));
    expect(document.activeElement).toBe(field('New Password'));
    expect(backend().asked).toEqual([]);
  });

  it('is compared with the second one, which is required even if it was emptied again', async () => {
    const { user } = openPage();
    await fill(user, 'New Password', 'Floor!2027');
    await fill(user, 'Confirm Password', 'another');
    await user.tab();
    const differ = { 'Confirm Password': 'The entered passwords are inconsistent!' };
    await until(() => expect(refusals()).toEqual(differ));
    await user.clear(field('Confirm Password'));
    await until(() => expect(refusals()).toEqual({ 'Confirm Password': 'please re-enter your password' }));
    await fill(user, 'Confirm Password', 'Floor!2027');
    await until(() => expect(refusals()).toEqual({}));
  });

  it('leads, once it is set, to a page that says so with a focused heading and a link to the log-in', async () => {
    backend().answer = () => ({ resultCode: '0' });
    const { fillIn, send } = openPage();
    await fillIn();
    await send();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check Your Inbox' });
    await until(() => expect(document.activeElement).toBe(heading));
    expect(told()).toEqual(['success: Password forgot_form successfully']);
    const back = screen.getByRole('link', { name: 'Back To Login' });
    expect(back.getAttribute('href')).toBe(href('login', 'desktop'));
    expect(backend().asked.map((body) => Object.fromEntries(body))).toEqual([
      {
        brand: 'Alderline',
        loginName: 'ada@byron.example',
        authCode: '123456',
        password: 'Floor!2027',
        repassword: 'Floor!2027',
      },
    ]);
  });

  it('with a wrong code is refused only in the form, which keeps what was typed and drops the message for another code', async () => {
    backend().answer = (body) => ({ resultCode: body.has('authCode') ? '101' : '0' });
    const { fillIn, send, askForCode } = openPage();
    await fillIn();
    await send();
    await until(() => expect(problem()).toBe('Invalid code, token, or has expired'));
    expect(field('New Password').value).toBe('Floor!2027');
    expect(told()).toEqual([]);
    expect(backend().reported).toEqual([]);
    await askForCode();
    await until(() => expect(told()).toEqual(['success: verification code sent successfully']));
    expect(problem()).toBe('');
  });
});

describe('the verification code', () => {
  it('needs an email, which takes the focus; no other field is asked for', async () => {
    await openPage().askForCode();
    await until(() => expect(refusals()).toEqual({ Email: 'please enter your email' }));
    expect(document.activeElement).toBe(field('Email'));
    expect(backend().asked).toEqual([]);
  });

  it('is sent once by a double press, and the field for it takes the focus', async () => {
    const { user } = openPage();
    await fill(user, 'Email', ' ada@byron.example ');
    await user.dblClick(codeButton());
    await until(() => expect(codeButton().getAttribute('aria-busy')).toBe('true'));
    await until(() => expect(backend().asked).toHaveLength(1));
    backend().answer = () => ({ resultCode: '0' });
    backend().release();
    await until(() => expect(told()).toEqual(['success: verification code sent successfully']));
    await until(() => expect(document.activeElement).toBe(field('Verification Code')));
    expect(backend().asked.map((body) => Object.fromEntries(body))).toEqual([
      { brand: 'Alderline', loginName: 'ada@byron.example' },
    ]);
  });

  it('leaves the focus in another field if the user has moved to it meanwhile', async () => {
    const { user, askForCode } = openPage();
    await fill(user, 'Email', 'ada@byron.example');
    await askForCode();
    await until(() => expect(backend().asked).toHaveLength(1));
    await user.click(field('New Password'));
    backend().answer = () => ({ resultCode: '0' });
    backend().release();
    await until(() => expect(told()).toEqual(['success: verification code sent successfully']));
    expect(document.activeElement).toBe(field('New Password'));
  });

  it('can be sent again after 60 seconds, which are counted down', async () => {
    backend().answer = () => ({ resultCode: '0' });
    const { user, clockAfter, askForCode } = openPage();
    await fill(user, 'Email', 'ada@byron.example');
    await askForCode();
    await until(() => expect(codeButton().textContent).toBe('Resend in 60 s'));
    expect(codeButton().disabled).toBe(true);
    clockAfter(59);
    await until(() => expect(codeButton().textContent).toBe('Resend in 1 s'));
    expect(codeButton().disabled).toBe(true);
    clockAfter(60);
    await until(() => expect(codeButton().textContent).toBe('Send code'));
    expect(codeButton().disabled).toBe(false);
  });

  it('has a separate wait for each email address, which a reload does not shorten', async () => {
    backend().answer = () => ({ resultCode: '0' });
    const { user, clockAfter, askForCode, reload } = openPage();
    await fill(user, 'Email', 'ada@byron.example');
    await askForCode();
    await until(() => expect(codeButton().textContent).toBe('Resend in 60 s'));
    clockAfter(20);
    reload();
    await until(() => expect(codeButton().textContent).toBe('Resend in 40 s'));
    expect(field('Email').value).toBe('ada@byron.example');
    await fill(user, 'Email', 'another@studio.example');
    await until(() => expect(codeButton().textContent).toBe('Send code'));
    await fill(user, 'Email', 'Ada@Byron.example');
    await until(() => expect(codeButton().textContent).toBe('Resend in 40 s'));
  });

  it('marks an email address that the server refuses, and can be requested again at once', async () => {
    const words = 'Please enter the correct email address.';
    backend().answer = () => ({ resultCode: '1', resultMsg: words, field: 'loginName' });
    const { user, askForCode } = openPage();
    await fill(user, 'Email', 'no address');
    await askForCode();
    await until(() => expect(refusals()).toEqual({ Email: words }));
    expect(document.activeElement).toBe(field('Email'));
    expect(codeButton().disabled).toBe(false);
    expect([problem(), told(), backend().reported]).toEqual(['', [], []]);
  });

  it('shows a failure to send it only in the form, above the fields', async () => {
    backend().answer = () => ({ resultCode: '104', resultMsg: 'Away for a moment' });
    const { user, askForCode } = openPage();
    await fill(user, 'Email', 'ada@byron.example');
    await askForCode();
    await until(() => expect(problem()).toBe('Away for a moment'));
    expect([told(), backend().reported]).toEqual([[], []]);
    expect(codeButton().disabled).toBe(false);
  });

  it.each([
    ['tom@studio.example', 'tom@studio.example was logged in in this browser and is logged out now.'],
    ['ADA@byron.example', ''],
  ])("ends %s's session in this browser, and says so unless it is their own", async (loginName, words) => {
    onTestFinished(endSession);
    beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo({ loginName }) });
    backend().answer = () => ({ resultCode: '0' });
    const { fillIn, send } = openPage();
    await fillIn();
    await send();
    await screen.findByRole('heading', { name: 'Check Your Inbox' });
    expect(session.status).toBe('visitor');
    const text = document.body.textContent ?? '';
    expect(text.includes('was logged in in this browser')).toBe(words !== '');
    expect(text).toContain(words);
  });
});
