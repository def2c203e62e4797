import type { components } from '../api/generated/woojiapi.ts';
import { applicationOf, NEW_PASSWORD } from './account-cases.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { acceptApplication } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { customerOf, freshName, type LoggedIn, logIn, tryLogin } from './people.ts';

type Settings = components['schemas']['SettingsReply']['data'];
type OpenSession = components['schemas']['OpenSession'];
type OwnData = components['schemas']['OwnDataReply']['data'];

const LOGIN = '/woojiapi/user/login';
const REGISTER = '/woojiapi/user/register';
const SETTINGS = '/woojiapi/user/qrysettings';
const PROFILE = '/woojiapi/user/updateprofile';
const MAILS = '/woojiapi/user/updatemails';
const SESSIONS = '/woojiapi/user/qrysessions';
const END = '/woojiapi/user/endsessions';
const DATA = '/woojiapi/user/qryowndata';
const CLOSE = '/woojiapi/user/closeaccount';

async function settingsOf(target: Target, { token, userId }: LoggedIn): Promise<Settings> {
  return expectCode(SETTINGS, await send(target, SETTINGS, { userId }, { token }), '0').data as Settings;
}

async function sessionsOf(target: Target, { token, userId }: LoggedIn): Promise<OpenSession[]> {
  return expectCode(SESSIONS, await send(target, SESSIONS, { userId }, { token }), '0').data as OpenSession[];
}

async function anotherLogIn(target: Target): Promise<string> {
  const reply = expectCode(LOGIN, await tryLogin(target, customerOf(target, 'developer')), '0');
  return String(reply.access_token);
}

/** Bodies with another person's userId than the token's. */
const OTHERS: readonly (readonly [ContractCase['call'], object])[] = [
  [SETTINGS, {}],
  [PROFILE, { title: 'Ms', firstName: 'Ada', lastName: 'Moss' }],
  [MAILS, { topic: 'progress', wanted: 0 }],
  [SESSIONS, {}],
  [END, {}],
  [DATA, {}],
  [CLOSE, { password: 'Floor!2026' }],
];

const strangerCases = OTHERS.map(
  ([call, rest]): ContractCase => ({
    call,
    code: '102',
    title: 'refuses another user’s id',
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const { userId } = await logIn(target, 'architect');
      const path = call as typeof SETTINGS;
      expectCode(path, await send(target, path, { userId, ...rest }, { token }), '102');
    },
  }),
);

/** A customer's details, mails, sessions and data, and closing an account. */
export const settingsCases: readonly ContractCase[] = [
  ...strangerCases,
  {
    call: SETTINGS,
    code: '0',
    title: "reads one's own details",
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const { loginName } = await settingsOf(target, person);
      expectThat(loginName === person.loginName, `${SETTINGS}: the details of somebody else`);
    },
  },
  write(PROFILE, 'changes name and title', async (target) => {
    const person = await logIn(target);
    const { token, userId } = person;
    const { title, firstName, lastName } = await settingsOf(target, person);
    const change = { userId, title: 'Ms', firstName: ' Ada ', lastName: 'Moss' };
    expectCode(PROFILE, await send(target, PROFILE, change, { token }), '0');
    const changed = await settingsOf(target, person);
    expectThat(
      changed.title === 'Ms' && changed.firstName === 'Ada' && changed.lastName === 'Moss',
      `${PROFILE}: the name is as it was`,
    );
    const back = { userId, title: title || 'Mr', firstName, lastName };
    expectCode(PROFILE, await send(target, PROFILE, back, { token }), '0');
  }),
  {
    call: PROFILE,
    code: '1',
    title: 'names a name of blanks',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const change = { userId, title: 'Ms', firstName: ' ', lastName: 'Moss' };
      expectField(
        PROFILE,
        expectCode(PROFILE, await send(target, PROFILE, change, { token }), '1'),
        'firstName',
      );
    },
  },
  write(MAILS, 'turns the mails about one topic off and on', async (target) => {
    const person = await logIn(target);
    const { token, userId } = person;
    for (const wanted of [0, 0, 1, 1]) {
      expectCode(MAILS, await send(target, MAILS, { userId, topic: 'payments', wanted }, { token }), '0');
      const { mails } = await settingsOf(target, person);
      expectThat(
        mails.payments === wanted && mails.progress === 1,
        `${MAILS}: not the topic that was chosen`,
      );
    }
  }),
  {
    call: SESSIONS,
    code: '0',
    title: "lists one's own sessions, this one first, and no token",
    writes: false,
    run: async (target) => {
      const person = await logIn(target, 'developer');
      const token = await anotherLogIn(target);
      const [mine, ...others] = await sessionsOf(target, { ...person, token });
      expectThat(mine?.isThis === 1, `${SESSIONS}: this session is not the first`);
      expectThat(
        others.length > 0 && others.every(({ isThis }) => isThis === 0),
        `${SESSIONS}: not every session`,
      );
      const text = JSON.stringify([mine, ...others]);
      expectThat(!text.includes(token) && !text.includes(person.token), `${SESSIONS}: shows a token`);
    },
  },
  write(END, 'ends one session, once or twice, and no other', async (target) => {
    const person = await logIn(target, 'developer');
    const token = await anotherLogIn(target);
    const [mine] = await sessionsOf(target, { ...person, token });
    const body = { userId: person.userId, sessionId: mine?.sessionId };
    expectCode(END, await send(target, END, body, { token: person.token }), '0');
    expectCode(END, await send(target, END, body, { token: person.token }), '0');
    expectCode(SESSIONS, await send(target, SESSIONS, { userId: person.userId }, { token }), '-1000');
  }),
  {
    call: END,
    code: '102',
    title: "leaves somebody else's session alone",
    writes: true,
    run: async (target) => {
      const owner = await logIn(target);
      const [theirs] = await sessionsOf(target, owner);
      const { token, userId } = await logIn(target, 'architect');
      const body = { userId, sessionId: theirs?.sessionId };
      expectCode(END, await send(target, END, body, { token }), '102');
      await sessionsOf(target, owner);
    },
  },
  {
    call: DATA,
    code: '0',
    title: 'tells what is stored, without token or password',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const { token, userId } = person;
      const answer = await send(target, DATA, { userId }, { token });
      const parts = expectCode(DATA, answer, '0').data as OwnData;
      const values = parts.flatMap(({ records }) => records.flat().map(({ value }) => value));
      expectThat(values.includes(person.loginName), `${DATA}: the email is missing`);
      expectThat(
        !answer.text.includes(token) && !answer.text.includes(customerOf(target, 'trade').password),
        `${DATA}: shows a token or the password`,
      );
    },
  },
  {
    call: CLOSE,
    code: '1',
    title: 'refuses a wrong password, and names it',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const { token, userId } = person;
      const answer = await send(target, CLOSE, { userId, password: 'wrong' }, { token });
      expectField(CLOSE, expectCode(CLOSE, answer, '1'), 'password');
      await settingsOf(target, person);
    },
  },
  {
    call: CLOSE,
    code: '0',
    title: 'ends every session and the account, and frees the email',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const loginName = freshName();
      const application = applicationOf(target, loginName);
      expectCode(REGISTER, await send(target, REGISTER, application), '0');
      await acceptApplication(target, loginName);
      const person = { loginName, password: NEW_PASSWORD };
      const reply = expectCode(LOGIN, await tryLogin(target, person), '0');
      const token = String(reply.access_token);
      const { userId } = reply.loginInfo as { userId: string };
      expectCode(CLOSE, await send(target, CLOSE, { userId, password: NEW_PASSWORD }, { token }), '0');
      expectCode(SETTINGS, await send(target, SETTINGS, { userId }, { token }), '-1000');
      expectCode(LOGIN, await tryLogin(target, person), '1');
      expectCode(REGISTER, await send(target, REGISTER, application), '0');
      await acceptApplication(target, loginName);
      expectCode(LOGIN, await tryLogin(target, person), '0');
    },
  },
];
