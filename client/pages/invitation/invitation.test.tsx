// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { buildLoginInfo } from '../../../fixtures/builders/build-customer.ts';
import { fill, mount, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { suggestedLoginName } from '../../state/login-name.ts';
import { beginSession, endSession, session } from '../../state/session.ts';
import { InvitationPage } from './invitation.tsx';

const backend = backendOfCalls(() => session.token);

const BEN = 'ben@studio.example';
const TOM = 'tom@studio.example';
const INVITATION = {
  companyName: 'Moss Studio',
  invitedBy: 'Ada Moss',
  email: BEN,
  firstName: 'Ben',
  lastName: 'Okoro',
  companyRole: 'buyer',
  endsAt: 0,
};
const acceptance = () => screen.queryByRole('form', { name: 'Accept the invitation' });
const leaveButton = () => screen.findByRole('button', { name: `Log out ${TOM} and continue` });

beforeEach(() => {
  history.replaceState(null, '', href('invitation', 'desktop', { token: 'invited' }));
  backend().answer = () => ({ resultCode: '0', data: INVITATION });
});
afterEach(endSession);

const tomLogsIn = () =>
  beginSession({ resultCode: '0', access_token: 't-tom', loginInfo: buildLoginInfo({ loginName: TOM }) });

describe('an invitation that is opened in a colleague’s browser', () => {
  it('says who is logged in and who is invited, and shows no form', async () => {
    tomLogsIn();
    mount(<InvitationPage />);
    await leaveButton();
    expect(document.body.textContent).toContain(
      `This invitation is for ${BEN}, but ${TOM} is logged in in this browser.`,
    );
    expect(acceptance()).toBeNull();
  });

  it('ends that session here and on the server, and then shows the form with the new email', async () => {
    tomLogsIn();
    mount(<InvitationPage />);
    const asked = backend().asked.length;
    await userEvent.click(await leaveButton());
    await until(() => expect(acceptance()?.textContent).toContain(BEN));
    expect(session.status).toBe('visitor');
    expect(localStorage.getItem('alderline.session')).toBeNull();
    await until(() => expect(backend().asked.length).toBeGreaterThan(asked));
    expect(document.activeElement?.textContent).toBe('Your invitation');
  });

  it('stops when the colleague logs in in another tab', async () => {
    mount(<InvitationPage />);
    await until(() => expect(acceptance()).not.toBeNull());
    tomLogsIn();
    await leaveButton();
    expect(acceptance()).toBeNull();
  });
});

it('suggests its email for the log-in once it is accepted', async () => {
  mount(<InvitationPage />);
  await until(() => expect(acceptance()).not.toBeNull());
  const user = userEvent.setup();
  await fill(user, 'Password', 'Floor!2026');
  await fill(user, 'Confirm Password', 'Floor!2026');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(suggestedLoginName()).toBe(BEN);
});
