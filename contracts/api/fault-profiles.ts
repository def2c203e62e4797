import type { CallPath } from './calls.ts';
import type { NewFault } from './mock-console.ts';
import type { FailureCode } from './result-codes.ts';

type ProfileFault = Omit<NewFault, 'seed' | 'until'>;

interface FaultProfile {
  readonly label: string;
  /** what it is like */
  readonly says: string;
  /** it ends after so many hours on the world's clock unless another end is given; without it, when it is stopped */
  readonly hours?: number;
  /** a call gets the first that meets it */
  readonly faults: readonly ProfileFault[];
}

const EVERY_CALL = { path: '*', persona: '*' } as const;
const ALWAYS = { kind: 'until-cleared' } as const;
const inPercent = (percent: number) => ({ kind: 'percent', percent }) as const;

const failing = (path: CallPath, code: FailureCode, message?: string): ProfileFault => ({
  path,
  persona: '*',
  times: ALWAYS,
  effect: message === undefined ? { kind: 'code', code } : { kind: 'code', code, message },
});

const CLOSED = 'We are closed for the bank holiday';

/** Sets of faults with a name, for what happens together when a backend or a line is bad. */
const FAULT_PROFILES = {
  'half-a-backend': {
    label: 'Half a backend',
    says: 'Orders and invoices fail (104), projects and the gallery are switched off (103), quotations and the address book do not exist (105). The rest works.',
    faults: [
      failing('/woojiapi/order/qryorders', '104'),
      failing('/woojiapi/order/qryinvoices', '104'),
      failing('/woojiapi/order/qryprojectbyuserid', '103'),
      failing('/woojiapi/order/insertproject', '103'),
      failing('/woojiapi/order/qryprojectexamplebysts', '103'),
      failing('/woojiapi/order/qryquotations', '105'),
      failing('/woojiapi/order/insertquotation', '105'),
      failing('/woojiapi/order/qryaddresses', '105'),
      failing('/woojiapi/order/insertaddress', '105'),
    ],
  },
  'slow-friday': {
    label: 'Slow Friday',
    says: 'One call in ten is answered with HTTP 503 and Retry-After; every other one takes 0.2 to 2 seconds longer.',
    faults: [
      { ...EVERY_CALL, times: inPercent(10), effect: { kind: 'status', status: 503, retryAfter: 2 } },
      { ...EVERY_CALL, times: ALWAYS, effect: { kind: 'delay', ms: 200, spread: 1800 } },
    ],
  },
  'bank-holiday': {
    label: 'Bank holiday',
    says: 'For a day, orders, quotations and messages to us are switched off (103), HTTP 429 answers applications and verification codes, and one other call in twenty gets HTTP 503, both with Retry-After.',
    hours: 24,
    faults: [
      failing('/woojiapi/order/insertorder', '103', CLOSED),
      failing('/woojiapi/order/requestquotation', '103', CLOSED),
      failing('/woojiapi/compose/sendemail', '103', CLOSED),
      ...(['/woojiapi/user/register', '/woojiapi/user/getauthcode'] as const).map((path) => ({
        path,
        persona: '*',
        times: ALWAYS,
        effect: { kind: 'status', status: 429, retryAfter: 3600 } as const,
      })),
      { ...EVERY_CALL, times: inPercent(5), effect: { kind: 'status', status: 503, retryAfter: 60 } },
    ],
  },
  'expiring-sessions': {
    label: 'Expiring sessions',
    says: 'One call in eight of a customer says that the log-in has expired (-1000). Visitors’ calls work.',
    faults: [
      {
        path: '*',
        persona: 'customer',
        times: inPercent(12.5),
        effect: { kind: 'code', code: '-1000' },
      },
    ],
  },
  'flaky-radio': {
    label: 'Flaky radio',
    says: 'A phone in a lift: one call in twelve is dropped, one reply in twenty is cut off, one in six comes in small pieces, and the rest take up to 0.8 seconds longer.',
    faults: [
      { ...EVERY_CALL, times: inPercent(8), effect: { kind: 'drop' } },
      { ...EVERY_CALL, times: inPercent(5), effect: { kind: 'truncate' } },
      { ...EVERY_CALL, times: inPercent(16), effect: { kind: 'dribble', bytes: 4096, every: 80 } },
      { ...EVERY_CALL, times: ALWAYS, effect: { kind: 'delay', ms: 50, spread: 750 } },
    ],
  },
} as const satisfies Record<string, FaultProfile>;

export type FaultProfileName = keyof typeof FAULT_PROFILES;
export const FAULT_PROFILE_NAMES = Object.keys(FAULT_PROFILES) as FaultProfileName[];

/** A profile's data. */
export const faultProfile = (name: FaultProfileName): FaultProfile => FAULT_PROFILES[name];
