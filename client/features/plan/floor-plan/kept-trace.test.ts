import { expect, it } from 'vitest';
import { NOTHING, readTrace, sentTrace, TRACE_VERSION, type Trace, traceOf } from './kept-trace.ts';

const TRACE: Trace = {
  scales: {
    1: { kind: 'paper', ratio: 50 },
    3: { kind: 'line', from: { x: 1.25, y: 2 }, to: { x: 90, y: 2 }, mm: 4200 },
  },
  storeys: { 2: -1, 3: 2 },
  rooms: [
    {
      id: 't-1',
      page: 3,
      kind: 'Kitchen',
      name: 'Kitchen',
      corners: [
        { x: 0.125, y: 0 },
        { x: 90, y: 0 },
        { x: 90, y: 70 },
      ],
    },
  ],
  removed: ['t-2'],
};

it('a trace that is sent comes back with scales, storeys and rooms, and nothing else', () => {
  expect(traceOf(sentTrace(TRACE))).toEqual({ ...TRACE, removed: [] });
  expect(traceOf(sentTrace(NOTHING))).toEqual(NOTHING);
});

it('corners are sent to the thousandth of a unit', () => {
  const [room] = TRACE.rooms;
  const fine = { ...TRACE, rooms: room ? [{ ...room, corners: [{ x: 1 / 3, y: 2 / 3 }] }] : [] };
  expect(sentTrace(fine).rooms[0]?.corners).toEqual([{ x: 0.333, y: 0.667 }]);
});

it('a page without a scale that can be used has none', () => {
  const pages = [
    { page: 1, scale: { kind: 'line' } },
    { page: 2, scale: { kind: 'paper' } },
  ] as const;
  expect(traceOf({ pages: [...pages], rooms: [] })).toEqual(NOTHING);
});

it('what an earlier version kept in the browser is still read', () => {
  const { scales, rooms } = TRACE;
  expect(readTrace({ version: TRACE_VERSION, scales, rooms })).toEqual({ ...NOTHING, scales, rooms });
  expect(readTrace({ version: TRACE_VERSION - 1, scales, rooms })).toBeUndefined();
});
