import type { NewFault } from '../../../contracts/api/mock-console.ts';

interface Preset {
  readonly label: string;
  readonly fault: NewFault;
}

const EVERY_CALL = { path: '*', persona: '*' } as const;
const ONCE = { kind: 'times', left: 1 } as const;
const UNTIL_CLEARED = { kind: 'until-cleared' } as const;

/** The faults that people try most. */
export const PRESETS: readonly Preset[] = [
  {
    label: 'Next call fails (104)',
    fault: { ...EVERY_CALL, times: ONCE, effect: { kind: 'code', code: '104' } },
  },
  {
    label: 'Session expires (-1000)',
    fault: { ...EVERY_CALL, times: ONCE, effect: { kind: 'code', code: '-1000' } },
  },
  {
    label: '3 seconds slower',
    fault: { ...EVERY_CALL, times: UNTIL_CLEARED, effect: { kind: 'delay', ms: 3000 } },
  },
  {
    label: 'Too slow for the browser',
    fault: { ...EVERY_CALL, times: ONCE, effect: { kind: 'delay', ms: 11_000 } },
  },
  {
    label: 'A third of calls drop',
    fault: { ...EVERY_CALL, times: { kind: 'percent', percent: 33 }, effect: { kind: 'drop' } },
  },
  {
    label: 'HTTP 500 everywhere',
    fault: { ...EVERY_CALL, times: UNTIL_CLEARED, effect: { kind: 'status', status: 500 } },
  },
  { label: 'Next reply is not JSON', fault: { ...EVERY_CALL, times: ONCE, effect: { kind: 'not-json' } } },
];
