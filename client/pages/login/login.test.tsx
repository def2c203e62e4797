// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { href } from '../../../contracts/site/site-map.ts';
import { buildLoginInfo } from '../../../fixtures/builders/build-customer.ts';
import { descriptionOf, field, fill, mount, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { suggestLoginName } from '../../state/login-name.ts';
import { endSession, session } from '../../state/session.ts';
import { LoginPage } from './login.desktop.tsx';

const backend = backendOfCalls();

const TRADE = 'trade@alderline.example';
const welcome = () => ({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() });
const loginButton = () => screen.getByRole('button', { name: 'Login' });
const problem = () => within(screen.getByRole('form', { name: 'Log in' })).getAllByRole('alert')[0];

beforeEach(() => {
  history.replaceState(null, '', href('login', 'desktop'));
  suggestLoginName('');
});
afterEach(endSession);

function openPage() {
  mount(
    <Route path={href('login', 'desktop')}>
      <LoginPage />
    </Route>,
  );
  const user = userEvent.setup();
  return {
    user,
    send: () => user.click(loginButton()),
    async logIn() {
      await fill(user, 'Email', TRADE);
      await fill(user, 'Password', 'Floor!2026');
      await user.click(loginButton());
    },
  };
}

describe('the log-in', () => {
  it('is sent once by a double press, begins the session and leads to the main page', async () => {
    const { user } = openPage();
    await fill(user, 'Email', ` ${TRADE} `);
    await fill(user, 'Password', ' Floor!2026');
    await user.dblClick(loginButton());
    expect(loginButton().getAttribute('aria-busy')).toBe('true');
    await until(() => expect(backend().asked).toHaveLength(1));
    backend().answer = welcome;
    backend().release();
    await until(() => expect(location.pathname).toBe(href('products', 'desktop')));
    expect(session).toMatchObject({ status: 'customer', token: 't-1', user: { loginName: TRADE } });
    expect(backend().asked.map((body) => Object.fromEntries(body))).toEqual([
      { brand: 'Alderline', loginName: TRADE, password: ' Floor!2026' },
    ]);
  });

  it('leads back to the page that asked for it', async () => {
    const floor = href('product', 'desktop', { id: 'p-0601' });
    history.replaceState(null, '', href('login', 'desktop', { from: floor }));
    backend().answer = welcome;
    await openPage().logIn();
    await until(() => expect(location.pathname + location.search).toBe(floor));
  });

  it('is sent by Enter in the password', async () => {
    const { user } = openPage();
    await user.type(field('Password'), 'x{Enter}');
    await until(() => expect(backend().asked).toHaveLength(1));
  });

  it('shows a refusal only in the form, as the description of both fields, and selects the password', async () => {
    const words = 'That email and password don’t match.';
    backend().answer = () => ({ resultCode: '1', resultMsg: words });
    await openPage().logIn();
    await until(() => expect(problem()?.textContent).toBe(words));
    for (const label of ['Email', 'Password']) {
      expect(descriptionOf(field(label))).toBe(words);
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(field('Email').value).toBe(TRADE);
    const password = field('Password');
    expect(document.activeElement).toBe(password);
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'Floor!2026'.length]);
    expect(backend().reported).toEqual([]);
    expect(session.status).not.toBe('customer');
  });

  it.each([
    [
      'an application under review',
      () => ({ resultCode: '1', resultMsg: 'We are still reviewing', field: 'review' }),
      200,
    ],
    ['a service that failed', () => ({ resultCode: '104' }), 200],
    ['a server that failed', () => ({}), 503],
  ])('marks neither field as wrong when it is refused for %s', async (_, answer, status) => {
    backend().status = status;
    backend().answer = answer;
    await openPage().logIn();
    await until(() => expect(problem()?.textContent).not.toBe(''));
    for (const label of ['Email', 'Password']) {
      expect(field(label).hasAttribute('aria-invalid')).toBe(false);
      expect(descriptionOf(field(label))).toBe(problem()?.textContent);
    }
  });

  it('clears its message once it is sent again', async () => {
    backend().answer = () => ({ resultCode: '1', resultMsg: 'Not right' });
    const { logIn, send } = openPage();
    await logIn();
    await until(() => expect(problem()?.textContent).toBe('Not right'));
    backend().answer = undefined;
    await send();
    await until(() => expect(backend().asked).toHaveLength(2));
    expect(problem()?.textContent).toBe('');
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false);
  });

  it('leaves empty fields for the server to refuse', async () => {
    backend().answer = () => ({ resultCode: '1', resultMsg: 'Please enter your email.', field: 'loginName' });
    await openPage().send();
    await until(() => expect(problem()?.textContent).toBe('Please enter your email.'));
    expect(backend().asked.map((body) => body.get('loginName'))).toEqual(['']);
  });

  it.each([
    ['-1', 'system warning'],
    ['1', 'happen warning'],
    ['101', 'Invalid code, token, or has expired'],
    ['102', 'Do not have access to menus or buttons'],
    ['103', 'The corresponding menu or button could not be found'],
    ['104', 'Error'],
    ['105', 'Error'],
    ['777', 'Error'],
  ])('says for a reply with the code %s and no words of its own: %s', async (resultCode, words) => {
    backend().answer = () => ({ resultCode });
    await openPage().send();
    await until(() => expect(problem()?.textContent).toBe(words));
  });

  it('shows the status of a reply that isn’t from our server', async () => {
    backend().status = 503;
    backend().answer = () => ({});
    await openPage().send();
    await until(() => expect(problem()?.textContent).toBe('503: Service Unavailable'));
  });
});
