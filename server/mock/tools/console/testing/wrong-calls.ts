import type { ControlCall, ControlOptions } from '../../../testing/open-console.ts';

const FLOOR = 'p-0101';
const APPLICANT = 'u-1004';

const fault = (changes: object): object => ({
  path: '*',
  persona: '*',
  times: { kind: 'until-cleared' },
  effect: { kind: 'drop' },
  ...changes,
});
const gone = (name: string, what: string) => [404, `${name}: no such ${what}`] as const;
const wrong = (why: string) => [400, why] as const;
/** Control calls that the main world of a new mock refuses, with HTTP status and error. */
export const WRONG_CALLS: readonly (readonly [ControlCall, ControlOptions, readonly [number, string]])[] = [
  ['POST /applications/:userId', { id: APPLICANT }, wrong('body: is required')],
  [
    'POST /applications/:userId',
    { id: APPLICANT, body: { review: 'maybe' } },
    wrong('review: must be one of accepted, declined'),
  ],
  [
    'POST /applications/:userId',
    { id: APPLICANT, body: { review: 'accepted', x: 1 } },
    wrong('x: is not a field of this call; it has review'),
  ],
  ['POST /applications/:userId', { id: 'u-0', body: { review: 'accepted' } }, gone('userId', 'application')],
  [
    'POST /applications/:userId',
    { id: 'u-guest', body: { review: 'declined' } },
    gone('userId', 'application'),
  ],
  [
    'POST /applications/:userId',
    { id: 'u%00', body: { review: 'declined' } },
    wrong('userId: has the wrong format'),
  ],
  ['POST /orders/:orderId', { id: 'o-0', body: { sts: 'confirmed', note: '' } }, gone('orderId', 'order')],
  ['POST /orders/:orderId', { id: 'o-0', body: { sts: 'confirmed' } }, wrong('note: is required')],
  [
    'POST /orders/:orderId',
    { id: 'o-0', body: { sts: 'cancelled', note: '' } },
    wrong('sts: must be one of confirmed, picking, dispatched, part-delivered, delivered'),
  ],
  [
    'POST /orders/:orderId',
    { id: 'o-0', body: { sts: 'confirmed', note: 'x'.repeat(201) } },
    wrong('note: must be at most 200 characters'),
  ],
  [
    'POST /orders/:orderId',
    { id: 'o%00', body: { sts: 'confirmed', note: '' } },
    wrong('orderId: has the wrong format'),
  ],
  ['POST /orders/:orderId/transfer', { id: 'o-0' }, gone('orderId', 'order')],
  ['POST /orders/:orderId/refund', { id: 'o-0' }, gone('orderId', 'order')],
  [
    'POST /returns/:returnId',
    { id: 'r-0', body: { sts: 'agreed', isCharged: false, answer: '' } },
    gone('returnId', 'return'),
  ],
  [
    'POST /returns/:returnId',
    { id: 'r-0', body: { sts: 'received', isCharged: false, answer: '' } },
    wrong('sts: must be one of agreed, declined'),
  ],
  ['POST /returns/:returnId/receive', { id: 'r-0' }, gone('returnId', 'return')],
  ['POST /people/:userId/login', { id: 'u-0' }, gone('userId', 'person')],
  ['POST /people/:userId/login', { id: '%00' }, wrong('userId: has the wrong format')],
  ['POST /people/:userId/login', { id: APPLICANT }, wrong("userId: this application hasn't been accepted")],
  ['POST /sessions/:sessionId/expire', { id: 'x' }, gone('sessionId', 'session')],
  ['DELETE /sessions/:sessionId', { id: 'x' }, gone('sessionId', 'session')],
  ['DELETE /sessions/:sessionId', { id: 'a%00b' }, wrong('sessionId: has the wrong format')],
  [
    'PATCH /catalogue/:productId',
    { id: FLOOR, body: {} },
    wrong('body: must have productPrice or inventoryBalance'),
  ],
  [
    'PATCH /catalogue/:productId',
    { id: FLOOR, body: { productPrice: -1 } },
    wrong('productPrice: must be at least 0'),
  ],
  [
    'PATCH /catalogue/:productId',
    { id: FLOOR, body: { productPrice: 10_000_001 } },
    wrong('productPrice: must be at most 10000000'),
  ],
  [
    'PATCH /catalogue/:productId',
    { id: FLOOR, body: { productPrice: 1.5 } },
    wrong('productPrice: must be a whole number'),
  ],
  [
    'PATCH /catalogue/:productId',
    { id: FLOOR, body: { inventoryBalance: '3' } },
    wrong('inventoryBalance: must be a number'),
  ],
  [
    'PATCH /catalogue/:productId',
    { id: FLOOR, body: { productPrice: 1, productNo: 'x' } },
    wrong('productNo: is not a field of this call; it has productPrice, inventoryBalance'),
  ],
  ['PATCH /catalogue/:productId', { id: 'p-none', body: { productPrice: 1 } }, gone('productId', 'product')],
  ['PATCH /functions/:functionId', { id: 'login', body: { on: 'no' } }, wrong('on: must be true or false')],
  ['PATCH /functions/:functionId', { id: 'login', body: {} }, wrong('on: is required')],
  ['PATCH /functions/:functionId', { id: 'nothing', body: { on: false } }, gone('functionId', 'function')],
  ['POST /faults', { body: fault({ persona: '' }) }, wrong('persona: must not be empty')],
  [
    'POST /faults',
    { body: fault({ persona: 'x'.repeat(255) }) },
    wrong('persona: must be at most 254 characters'),
  ],
  [
    'POST /faults',
    { body: fault({ times: { kind: 'times', left: 0 } }) },
    wrong('times.left: must be at least 1'),
  ],
  [
    'POST /faults',
    { body: fault({ times: { kind: 'percent', percent: 101 } }) },
    wrong('times.percent: must be at most 100'),
  ],
  [
    'POST /faults',
    { body: fault({ times: { kind: 'often' } }) },
    wrong('times.kind: must be one of times, percent, until-cleared'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'code', code: '0' } }) },
    wrong('effect.code: must be one of 1, 101, 102, 103, 104, 105, -1, -1000'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'code', code: '1', message: 'x'.repeat(501) } }) },
    wrong('effect.message: must be at most 500 characters'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'status', status: 600 } }) },
    wrong('effect.status: must be at most 599'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'delay', ms: 30_001 } }) },
    wrong('effect.ms: must be at most 30000'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'explode' } }) },
    wrong('effect.kind: must be one of code, status, delay, reply, dribble, drop, truncate, not-json'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'status', status: 503, retryAfter: 0 } }) },
    wrong('effect.retryAfter: must be at least 1'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'delay', ms: 1, spread: 20_001 } }) },
    wrong('effect.spread: must be at most 20000'),
  ],
  [
    'POST /faults',
    { body: fault({ effect: { kind: 'dribble', bytes: 1 } }) },
    wrong('effect.every: is required'),
  ],
  ['POST /faults', { body: fault({ seed: -1 }) }, wrong('seed: must be at least 0')],
  ['POST /faults', { body: fault({ until: 1 }) }, wrong("until: the world's clock is past it already")],
  [
    'POST /fault-profile',
    { body: { name: 'slow-fridays' } },
    wrong('name: there is no profile "slow-fridays"; did you mean slow-friday?'),
  ],
  [
    'POST /fault-profile',
    { body: { name: 'doomsday' } },
    wrong(
      'name: there is no profile "doomsday". They are half-a-backend, slow-friday, bank-holiday, expiring-sessions, flaky-radio',
    ),
  ],
  [
    'POST /fault-profile',
    { body: { name: 'slow-friday', until: 1 } },
    wrong("until: the world's clock is past it already"),
  ],
  ['POST /faults', { body: fault({ effect: undefined }) }, wrong('effect: is required')],
  [
    'POST /faults',
    { body: fault({ hits: 5 }) },
    wrong('hits: is not a field of this call; it has path, persona, when, times, effect, seed, until'),
  ],
  ['DELETE /faults/:id', { id: 'f-0' }, gone('id', 'fault')],
  ['POST /journal/:id/replay', { id: '0' }, gone('id', 'call')],
  ['POST /worlds', { body: { name: 5 } }, wrong('name: must be text')],
  ['POST /worlds', { body: {} }, wrong('name: is required')],
  ['DELETE /worlds/:name', { id: 'main' }, wrong("name: the main world can't be removed")],
  ['DELETE /worlds/:name', { id: 'nowhere' }, gone('name', 'world')],
  ['DELETE /worlds/:name', { id: '%ZZ' }, wrong('path: is not correctly percent-encoded UTF-8')],
  ['POST /clock', { body: { advanceMs: 1, offsetMs: 1 } }, wrong('body: must have advanceMs or offsetMs')],
];
