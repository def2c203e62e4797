import { expect, it } from 'vitest';
import { readReply } from './api-client.ts';
import { resultError } from './call-error.ts';
import { refusedLine, refusedLines } from './refused-lines.ts';

const refusal = async (lines: unknown): Promise<unknown> => {
  const reply = { resultCode: '1', resultMsg: 'Sorry', ...(lines === undefined ? {} : { lines }) };
  return await readReply(Response.json(reply)).then(
    () => undefined,
    (error: unknown) => error,
  );
};

it('names the lines of an order that the server refuses', async () => {
  const lines = [
    { carId: 'b-1', resultMsg: 'Only 12 of 20 packs are left.' },
    { carId: 'b-2', resultMsg: 'lines[1].number: must be at least 1' },
  ];
  expect(refusedLines(await refusal(lines))).toEqual([
    { carId: 'b-1', sentence: 'Only 12 of 20 packs are left.' },
    { carId: 'b-2', sentence: 'The quantity must be at least 1' },
  ]);
});

it('names none for another failure, or where the list of lines is malformed', async () => {
  expect(refusedLines(await refusal(undefined))).toEqual([]);
  expect(refusedLines(await refusal('all'))).toEqual([]);
  expect(refusedLines(await refusal([null, 7, { carId: 'b-1' }]))).toEqual([]);
  expect(refusedLines(new Error('offline'))).toEqual([]);
});

const LINES = ['Herringbone', 'Adhesive'];

it.each([
  ['shoppingCarDetail[1].number', 'Adhesive'],
  ['shoppingCarDetail[0]', 'Herringbone'],
  ['shoppingCarDetail[7].number', undefined],
  ['userId', undefined],
  [undefined, undefined],
])('a batch refused for %j is refused for %j', (field, line) => {
  expect(refusedLine(LINES, resultError('1', 'Sorry, insufficient stock', field))).toBe(line);
});

it('a failure of another kind names no line', () => {
  expect(refusedLine(LINES, new Error('shoppingCarDetail[1]'))).toBeUndefined();
});
