import type { Handlers } from '../../answering/handler.ts';
import { sendToSales } from './use-cases.ts';

export const messageRoutes = {
  '/woojiapi/compose/sendemail': sendToSales,
} satisfies Handlers<'/woojiapi/compose/sendemail'>;
