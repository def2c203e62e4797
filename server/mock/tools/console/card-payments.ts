import { Router } from 'express';
import type { CardDeskState, CardPaymentEntry } from '../../../../contracts/api/mock-console.ts';
import type { ProviderDesk } from '../card-provider/create-card-provider.ts';
import type { World } from '../worlds/world.ts';
import { listCardPayments } from './card-payment-rows.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';

/** Card payments with their state at the provider, and the provider's behaviour. */
export function cardPaymentRoutes(inWorld: InWorld, provider: ProviderDesk): Router {
  const entries = async ({ db, name }: World): Promise<CardPaymentEntry[]> =>
    listCardPayments(db, await provider.sessionsOf(name));
  const entry = async (world: World, cardPaymentId: string): Promise<CardPaymentEntry> => {
    const found = (await entries(world)).find((one) => one.cardPaymentId === cardPaymentId);
    if (!found || found.provider === '')
      throw new ControlFailure('cardPaymentId: the provider has no such payment', 404);
    return found;
  };
  const desk = ({ name }: World): CardDeskState => ({
    callBacks: provider.callBackMode(name),
    provider: provider.state(name),
  });

  return Router()
    .get(
      '/card-payments',
      inWorld(async (world) => ({ ...desk(world), payments: await entries(world) })),
    )
    .patch(
      '/card-payments',
      inWorld((world, req) => {
        const { callBacks, provider: state } = readControl('PATCH /card-payments', req.body);
        if (callBacks) provider.setCallBackMode(world.name, callBacks);
        if (state) provider.setState(world.name, state);
        return desk(world);
      }),
    )
    .post(
      '/card-payments/:cardPaymentId',
      inWorld(async (world, req) => {
        const { outcome } = readControl('POST /card-payments/:cardPaymentId', req.body);
        const { cardPaymentId, sessionId } = await entry(world, param(req, 'cardPaymentId'));
        const decided = await provider.decide(world.name, sessionId, outcome);
        if (decided?.state !== outcome)
          throw new ControlFailure(`outcome: this payment is ${decided?.state ?? 'gone'} already`);
        return await entry(world, cardPaymentId);
      }),
    )
    .post(
      '/card-payments/:cardPaymentId/call-back',
      inWorld(async (world, req) => {
        const { sessionId } = await entry(world, param(req, 'cardPaymentId'));
        return { isTaken: (await provider.callBack(world.name, sessionId)) === true };
      }),
    );
}
