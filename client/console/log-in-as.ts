import { href } from '../../contracts/site/site-map.ts';
import { readSession, type SessionData, storeSession } from '../state/stored-session.ts';
import { ConsoleError, write } from './console-api.ts';

const PHONE_OR_TABLET = /Android|webOS|iPhone|iPod|BlackBerry|iPad/i;

/**
 * Opens the shop in a new tab, logged in as this person.
 * @throws ConsoleError when the mock doesn't open a session
 */
export async function logInAs(userId: string): Promise<void> {
  // Open the tab at once: browsers block one that opens later than the click.
  const tab = window.open('about:blank');
  try {
    const { accessToken, loginInfo } = await write('POST /people/:userId/login', { userId });
    storeSession(sessionOf(accessToken, loginInfo));
    if (readSession()?.token !== accessToken) {
      throw new ConsoleError('The session that the mock gave is not one that the shop can use.');
    }
    if (!tab) throw new ConsoleError('This browser blocked the new tab; the shop itself is logged in.');
    tab.location.href = href('products', PHONE_OR_TABLET.test(navigator.userAgent) ? 'mobile' : 'desktop');
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function sessionOf(token: string, info: Readonly<Record<string, string>>): SessionData {
  const text = (name: string) => info[name] ?? '';
  return {
    status: 'customer',
    token,
    user: { userId: text('userId'), userType: text('userType'), loginName: text('loginName') },
    company: {
      companyId: text('companyId'),
      companyType: text('companyType'),
      ownerCompanyId: text('ownerCompanyId'),
    },
    customer: { custId: text('custId'), custName: text('custName'), custNo: text('custNo') },
  };
}
