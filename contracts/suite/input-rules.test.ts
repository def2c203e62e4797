import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import document from '../api/generated/openapi.json' with { type: 'json' };
import type { Asked } from './call-client.ts';
import { CALLS, callDescription, exampleFor } from './contract-document.ts';
import { breachOf, breaking, inputRulesOf, ruleCoverage, triedPercent } from './input-rules.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'contract');
const RENAME = callDescription('/woojiapi/order/updateprojectroom');
const ROOM = { projectId: 'j-1', roomId: 'r-1', roomName: 'Snug' };

it('breaks each rule of every input in the contract, by the verdict of Ajv', () => {
  const missed = CALLS.flatMap((call) => {
    const text = JSON.stringify(call.input).replaceAll('"#/components', '"contract#/components');
    const validate = ajv.compile(JSON.parse(text));
    return inputRulesOf(call).flatMap((rule) => {
      validate(breaking(call, rule, exampleFor('Alderline', call)));
      const isBroken = validate.errors?.some(({ keyword }) => keyword === rule.keyword);
      return isBroken ? [] : [`${call.path} takes ${breachOf(rule)}`];
    });
  });
  expect(missed).toEqual([]);
});

type Input = Asked['input'];
const coverage = (...inputs: Input[]) =>
  ruleCoverage(
    [RENAME],
    inputs.map((input) => ({ method: 'POST', path: RENAME.path, input, options: {} })),
  );
const untried = (...inputs: Input[]) => {
  const { neverKept, neverBroken } = coverage(...inputs);
  return { neverKept: neverKept.map(breachOf), neverBroken: neverBroken.map(breachOf) };
};

it('counts which rules the valid inputs of a run have kept, and which the others have broken', () => {
  const tried = untried(ROOM, { ...ROOM, roomName: 'x'.repeat(61) }, { ...ROOM, colour: 'green' });
  expect(tried.neverKept).toEqual([]);
  expect(tried.neverBroken).not.toContain('roomName that is too long');
  expect(tried.neverBroken).not.toContain('a field that the input does not have');
  expect(tried.neverBroken).toContain('roomName that is too short');
  const { roomName: _, ...without } = ROOM;
  expect(untried(without).neverKept).toContain('projectId that is too long');
  expect(untried(without).neverBroken).not.toContain('an input without roomName');
});

it('tells how many rules were both kept and broken, in percent', () => {
  const broken = inputRulesOf(RENAME).map((rule) => breaking(RENAME, rule, ROOM));
  expect(triedPercent(coverage(ROOM))).toBe(0);
  expect(triedPercent(coverage(ROOM, ...broken.slice(1)))).toBeLessThan(100);
  expect(triedPercent(coverage(ROOM, ...broken))).toBe(100);
});
