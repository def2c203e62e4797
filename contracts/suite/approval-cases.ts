import type { components } from '../api/generated/woojiapi.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import { colleague, withConsole } from './colleagues.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { orderOfPerson } from './order-of-basket.ts';
import { type LoggedIn, logIn } from './people.ts';

type Order = components['schemas']['Order'];
type Summary = components['schemas']['OrderSummary'];

const WAITING = '/woojiapi/order/qrywaitingorders';
const DECIDE = '/woojiapi/order/decideorder';
const DETAIL = '/woojiapi/order/qryorderdetail';

/** An order of a colleague with a limit of 0, which waits for the architect's approval. */
async function waitingOrder(target: Target) {
  const { owner, person } = await colleague(target, 'buyer', 0);
  const placed = await orderOfPerson(target, person);
  expectThat(placed.isWaiting === 1, `${DECIDE}: an order above the limit does not wait`);
  return { owner, person, ...placed };
}

async function orderBy(target: Target, { token, userId }: LoggedIn, orderId: string): Promise<Order> {
  return expectCode(DETAIL, await send(target, DETAIL, { userId, orderId }, { token }), '0').data as Order;
}

/** Orders that wait for approval. */
export const approvalCases: readonly ContractCase[] = [
  {
    call: WAITING,
    code: '0',
    title: 'lists what waits',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const { data } = expectCode(WAITING, await send(target, WAITING, { userId }, { token }), '0');
      const states = (data as Summary[]).map(({ approval }) => approval?.sts);
      expectThat(
        states.every((sts) => sts === 'waiting'),
        `${WAITING}: an order that does not wait`,
      );
    },
  },
  withConsole(
    write(DECIDE, 'approves an order once', async (target) => {
      const { owner, person, orderId } = await waitingOrder(target);
      const { totalPence, requestedDay, approval } = await orderBy(target, owner, orderId);
      expectThat(
        approval?.sts === 'waiting' && approval.mayDecide === 1,
        `${DECIDE}: the order does not wait`,
      );
      const decision = {
        userId: owner.userId,
        orderId,
        decision: 'approve' as const,
        totalPence,
        requestedDay,
      };
      const own = { ...decision, userId: person.userId };
      expectCode(DECIDE, await send(target, DECIDE, own, { token: person.token }), '102');
      expectCode(DECIDE, await send(target, DECIDE, decision, { token: owner.token }), '0');
      expectCode(DECIDE, await send(target, DECIDE, decision, { token: owner.token }), '1');
      const after = await orderBy(target, owner, orderId);
      expectThat(
        after.sts === 'received' && after.approval?.sts === 'approved',
        `${DECIDE}: it is ${after.sts} and ${after.approval?.sts}`,
      );
    }),
  ),
  withConsole({
    call: DECIDE,
    code: '1',
    title: 'declines with a reason alone',
    writes: true,
    run: async (target) => {
      const { owner, orderId } = await waitingOrder(target);
      const { totalPence } = await orderBy(target, owner, orderId);
      const decline = { userId: owner.userId, orderId, decision: 'decline' as const, totalPence };
      const without = await send(target, DECIDE, decline, { token: owner.token });
      expectField(DECIDE, expectCode(DECIDE, without, '1'), 'reason');
      const reasoned = { ...decline, reason: 'The cheaper grade will do' };
      expectCode(DECIDE, await send(target, DECIDE, reasoned, { token: owner.token }), '0');
      const after = await orderBy(target, owner, orderId);
      expectThat(after.sts === 'cancelled', `${DECIDE}: it is still ${after.sts}`);
    },
  }),
];
