import { Router } from 'express';
import { z } from 'zod';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { FAULT_LIMITS, PLAIN_FAULT_NAMES } from '../../../../contracts/api/mock-console.ts';
import { FAILURES, type FailureCode } from '../../../../contracts/api/result-codes.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import { ControlFailure, readControl } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';

const paths = ['*', ...OPERATIONS.keys()] as (CallPath | '*')[];
const codes = Object.keys(FAILURES) as FailureCode[];
const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

const NewFault = z.strictObject({
  path: z.enum(paths),
  persona: z.string().trim().min(1).max(254),
  times: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('times'), left: within(FAULT_LIMITS.times) }),
    z.strictObject({ kind: z.literal('percent'), percent: z.number().min(0).max(100) }),
    z.strictObject({ kind: z.literal('until-cleared') }),
  ]),
  effect: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('code'),
      code: z.enum(codes),
      message: z.string().max(FAULT_LIMITS.message).exactOptional(),
    }),
    z.strictObject({ kind: z.literal('status'), status: within(FAULT_LIMITS.status) }),
    z.strictObject({ kind: z.literal('delay'), ms: within(FAULT_LIMITS.delay) }),
    z.strictObject({ kind: z.enum(PLAIN_FAULT_NAMES) }),
  ]),
});

/** Faults set on purpose. */
export function faultRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/faults',
      inWorld(({ faults }) => ({ faults: faults.list() })),
    )
    .post(
      '/faults',
      inWorld(({ faults }, req) => {
        const added = faults.add(readControl(NewFault, req.body));
        if (!added) throw new ControlFailure('faults: there are too many. Clear some first', 409);
        return added;
      }),
    )
    .delete(
      '/faults',
      inWorld(({ faults }) => {
        faults.clear();
        return {};
      }),
    )
    .delete(
      '/faults/:id',
      inWorld(({ faults }, req) => {
        if (!faults.remove(param(req, 'id'))) throw new ControlFailure('id: no such fault', 404);
        return {};
      }),
    );
}
