// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { field, fill, mount, refusals, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { RegisterPage } from './register.tsx';

const backend = backendOfCalls();

const VALID = {
  'First Name': 'Ada',
  Surname: 'Byron',
  'Post Code': 'CM1 1AA',
  Email: 'ada@byron.example',
  Password: 'Floor!2026',
  'Confirm Password': 'Floor!2026',
};
const sendButton = () => screen.getByRole('button', { name: 'Create a trade account' });
const form = () => screen.getByRole('form', { name: 'Trade account application' });

beforeEach(() => history.replaceState(null, '', href('register', 'desktop')));

function openPage() {
  mount(<RegisterPage />);
  const user = userEvent.setup();
  return {
    user,
    send: () => user.click(sendButton()),
    async apply(values: Partial<typeof VALID> = {}) {
      await user.selectOptions(field('Occupation'), 'architect');
      for (const [label, text] of Object.entries({ ...VALID, ...values })) await fill(user, label, text);
    },
  };
}

describe('the application for a trade account', () => {
  it('says at each mandatory field that it is empty, focuses the first, and sends nothing', async () => {
    const { send } = openPage();
    await send();
    const messages = {
      Occupation: 'please select your occupation',
      'First Name': 'please enter your First Name',
      Surname: 'please enter your Surname',
      'Post Code': 'please enter your post code',
      Email: 'please enter your Email',
      Password: 'Passwords need at least 8 characters please enter your password',
      'Confirm Password': 'please confirm your password',
    };
    await until(() => expect(refusals()).toEqual(messages));
    expect(document.activeElement).toBe(field('Occupation'));
    expect(within(form()).getByRole('status').textContent).toMatch(
      /^7 fields need your attention: please select your occupation; please enter your First Name; /,
    );
    expect(backend().asked).toEqual([]);
  });

  it('offers four titles, with Mr chosen, and four occupations, with none chosen', () => {
    openPage();
    const [title, occupation] = ['Title', 'Occupation'].map((label) => field<HTMLSelectElement>(label));
    expect([...(title?.options ?? [])].map(({ text }) => text)).toEqual(['Mrs', 'Mr', 'Ms', 'Miss']);
    expect(title?.value).toBe('Mr');
    const occupations = ['Please select', 'Architect', 'Contractor', 'Developer', 'Others'];
    expect([...(occupation?.options ?? [])].map(({ text }) => text)).toEqual(occupations);
    expect(occupation?.value).toBe('');
  });

  it('marks a wrong email and a password that differs, and removes each mark once it is corrected', async () => {
    const { user, send, apply } = openPage();
    await apply({ Email: 'ada@', 'Confirm Password': 'Floor!2027' });
    await send();
    const wrong = {
      Email: 'Please enter the correct email address',
      'Confirm Password': 'The entered passwords are inconsistent!',
    };
    await until(() => expect(refusals()).toEqual(wrong));
    expect(document.activeElement).toBe(field('Email'));
    await fill(user, 'Email', 'ada@byron.example');
    await until(() => expect(Object.keys(refusals())).toEqual(['Confirm Password']));
    await fill(user, 'Confirm Password', 'Floor!2026');
    await until(() => expect(refusals()).toEqual({}));
    expect(backend().asked).toEqual([]);
  });

  it('requires the second password if it was emptied again', async () => {
    const { user } = openPage();
    await user.click(field('Confirm Password'));
    await user.tab();
    await until(() => expect(refusals()).toEqual({ 'Confirm Password': 'please confirm your password' }));
    await fill(user, 'Confirm Password', 'Floor!2026');
    await user.clear(field('Confirm Password'));
    await user.tab();
    await until(() => expect(refusals()).toEqual({ 'Confirm Password': 'please re-enter your password' }));
  });

  it('refuses before sending what the server would refuse, and keeps it as typed', async () => {
    const { send, apply } = openPage();
    await apply({ 'Post Code': 'Chelmsford CM1 1AA', Password: 'Oak12', 'Confirm Password': 'Oak12' });
    await send();
    const wrong = {
      'Post Code': 'Please use at most 12 characters',
      Password: 'Passwords need at least 8 characters',
    };
    await until(() => expect(refusals()).toEqual(wrong));
    expect(field('Post Code').value).toBe('Chelmsford CM1 1AA');
    expect(field('Password').value).toBe('Oak12');
    expect(backend().asked).toEqual([]);
  });

  it('is sent once by a double press, and then says under a focused heading what happens next', async () => {
    const { user, apply } = openPage();
    await apply();
    await fill(user, 'Company Name', ' Moss & Reed ');
    await user.dblClick(sendButton());
    await until(() => expect(sendButton().getAttribute('aria-busy')).toBe('true'));
    await until(() => expect(backend().asked).toHaveLength(1));
    backend().answer = () => ({ resultCode: '0' });
    backend().release();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Please Wait for Verification' });
    await until(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/within 24 hours/).textContent).toContain(
      'reserves the right to accept or decline',
    );
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(href('home', 'desktop'));
    expect(backend().asked.map((body) => Object.fromEntries(body))).toEqual([
      expect.objectContaining({
        brand: 'Alderline',
        title: 'Mr',
        userType: 'architect',
        firstName: 'Ada',
        lastName: 'Byron',
        postCode: 'CM1 1AA',
        companyName: 'Moss & Reed',
        loginName: 'ada@byron.example',
        email: 'ada@byron.example',
        password: 'Floor!2026',
        repassword: 'Floor!2026',
      }),
    ]);
  });

  it('marks the field that only the server refuses, until it is changed', async () => {
    const { user, send, apply } = openPage();
    backend().answer = () => ({ resultCode: '1', resultMsg: 'We do not deliver there.', field: 'postCode' });
    await apply();
    await send();
    await until(() => expect(refusals()).toEqual({ 'Post Code': 'We do not deliver there.' }));
    expect(document.activeElement).toBe(field('Post Code'));
    expect(field('Surname').value).toBe('Byron');
    await user.type(field('Post Code'), '9');
    await until(() => expect(refusals()).toEqual({}));
    expect(backend().reported).toEqual([]);
  });

  it('says above its fields why it could not be sent, keeps what was typed, and can be sent again', async () => {
    const { send, apply } = openPage();
    backend().status = 401;
    backend().answer = () => ({});
    await apply();
    await send();
    await within(form()).findByText(/could not be done without a login/);
    expect(field('Surname').value).toBe('Byron');
    expect(field('Password').value).toBe('Floor!2026');
    expect(location.pathname).toBe(href('register', 'desktop'));
    expect(backend().reported).toEqual([]);
    backend().status = 200;
    backend().answer = () => ({ resultCode: '0' });
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Please Wait for Verification' });
  });

  it('still says after a reload that it was sent, and offers the form again once the page was left', async () => {
    backend().answer = () => ({ resultCode: '0' });
    const { apply, send } = openPage();
    await apply();
    await send();
    const waiting = () => screen.findAllByRole('heading', { name: 'Please Wait for Verification' });
    await waiting();
    // a reload keeps the tab's storage, and runs no clean-up of effects
    document.body.replaceChildren();
    const again = mount(<RegisterPage />);
    await waiting();
    again.unmount();
    openPage();
    expect(form()).toBeTruthy();
  });
});
