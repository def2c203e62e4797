import type { CallPath } from '../api/calls.ts';
import { ORDER_STATES } from '../domain/order/order-state.ts';
import { QUOTATION_STATES } from '../domain/quotation/quotation-state.ts';
import { send } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, expectCode, expectThat } from './judge.ts';
import { logIn } from './people.ts';

/** The longest page that these calls give. */
const LISTED_MAX = 100;

interface CountedList {
  readonly call: CallPath;
  /** what narrows it to a state, by the name of its count */
  readonly narrowed: Readonly<Record<string, object>>;
  /** each item is in one of them */
  readonly states: readonly string[];
}

const bySts = (states: readonly string[]) => Object.fromEntries(states.map((sts) => [sts, { sts }]));

const LISTS: readonly CountedList[] = [
  {
    call: '/woojiapi/order/qryorders',
    narrowed: { ...bySts(ORDER_STATES), waiting: { isWaiting: 1 } },
    states: ORDER_STATES,
  },
  {
    call: '/woojiapi/order/qryquotations',
    narrowed: bySts(QUOTATION_STATES),
    states: QUOTATION_STATES,
  },
  {
    call: '/woojiapi/order/qryinvoices',
    narrowed: { open: { show: 'open' }, overdue: { show: 'overdue' } },
    states: [],
  },
];

/** The counts of lists: each is how many the list shows of that state. */
export const countCases: readonly ContractCase[] = LISTS.map(({ call, narrowed, states }) => ({
  call,
  code: '0',
  title: 'counts in each state what the list shows of it',
  writes: false,
  run: async (target) => {
    const { token, userId } = await logIn(target);
    for (const search of ['', 'oak'])
      for (const [state, narrow] of Object.entries({ all: {}, ...narrowed })) {
        const body = { userId, pageNo: 1, pageSize: LISTED_MAX, search, ...narrow };
        const { data, total, counts } = expectCode(call, await send(target, call, body, { token }), '0') as {
          data: readonly object[];
          total: number;
          counts?: Record<string, number>;
        };
        if (!counts) throw new CannotTell('does not count what is in each state');
        expectThat(
          counts[state] === total && Math.min(total, LISTED_MAX) === data.length,
          `${call}: counts ${counts[state]} of ${state} where ${data.length} of ${total} are listed`,
        );
        const sum = states.reduce((all, each) => all + (counts[each] ?? 0), 0);
        expectThat(
          states.length === 0 || sum === counts.all,
          `${call}: the states come to ${sum}, not ${counts.all}`,
        );
      }
  },
}));
