import { Router } from 'express';
import type { ConsoleInputs, NewFault } from '../../../../contracts/api/mock-console.ts';
import { isFaultProfile, noFaultProfile } from '../../../../contracts/domain/text/fault-profile-name.ts';
import type { WorldClock } from '../worlds/world-clock.ts';
import { checkSetReply } from './check-set-reply.ts';
import { checkInputNames, readCall } from './contract-names.ts';
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
      inWorld(({ faults, clock }, req) => {
        const fault = readFault(readControl('POST /faults', req.body));
        checkEnd(fault, clock);
        const added = faults.add(fault);
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
    )
    .post(
      '/fault-profile',
      inWorld(({ faults, clock }, req) => {
        const start = readControl('POST /fault-profile', req.body);
        const { name } = start;
        if (!isFaultProfile(name)) throw new ControlFailure(`name: ${noFaultProfile(name)}`);
        checkEnd(start, clock);
        return { faults: faults.startProfile({ ...start, name }) };
      }),
    )
    .delete(
      '/fault-profile',
      inWorld(({ faults }) => {
        faults.stopProfile();
        return {};
      }),
    );
}

/** @throws ControlFailure when it would be over at once */
function checkEnd({ until }: { readonly until?: number }, clock: WorldClock): void {
  if (until !== undefined && until <= clock.now())
    throw new ControlFailure("until: the world's clock is past it already");
}

/**
 * A fault that can meet calls, with the reply of one's own checked by the contract.
 * @throws ControlFailure
 */
function readFault({ path, when, ...fault }: ConsoleInputs['POST /faults']): NewFault {
  const { effect } = fault;
  const isChecked = effect.kind === 'reply' && !effect.unchecked;
  if (path === '*') {
    if (when) throw new ControlFailure('when: needs one call as the path, whose fields it names');
    if (isChecked) throw new ControlFailure('path: must be one call, as the contract checks its reply');
    return { ...fault, path };
  }
  const operation = readCall(path);
  if (when) checkInputNames(operation, 'when', when);
  if (isChecked) checkSetReply(operation, effect.body, effect.status);
  return { ...fault, path: operation.path, ...(when && { when }) };
}
