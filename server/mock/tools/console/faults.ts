import { Router } from 'express';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { nearestNames } from '../../../../contracts/domain/text/nearest-names.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';

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
        const fault = readControl('POST /faults', req.body);
        const added = faults.add({ ...fault, path: readPath(fault.path) });
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

/** @throws ControlFailure naming the call that may have been meant */
function readPath(path: string): CallPath | '*' {
  const call = path === '*' ? path : OPERATIONS.get(path)?.path;
  if (call) return call;
  const [nearest] = nearestNames(path, [...OPERATIONS.keys()]);
  throw new ControlFailure(`path: no such call${nearest ? `; did you mean ${nearest}?` : ''}`);
}
