import { CallFailure } from '../../../calls/call-failure.ts';
import type { CallTable } from '../../answering/handler.ts';

const soon = async (): Promise<never> => {
  throw new CallFailure('105');
};

export const planCalls = {
  '/woojiapi/order/qryplanfacts': { preparedBy: soon },
  '/woojiapi/order/qryplan': { handler: soon },
  '/woojiapi/order/insertplan': { handler: soon },
  '/woojiapi/order/updateplan': { handler: soon },
} satisfies CallTable;
