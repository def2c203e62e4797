import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { call } from '../../lib/api-client.ts';
import { readOrdersAgain } from './orders.api.ts';

export type OrderReturn = components['schemas']['OrderReturn'];
export type ReturnKind = components['schemas']['ReturnKind'];
type Asked = components['schemas']['ReturnInput'];

/** Asks for a return or reports a defect, and reads the order again. @param serial the same one repeats it without harm */
export async function askForReturn(asked: Asked, serial: string): Promise<{ returnNo: string }> {
  const { data } = await call('/woojiapi/order/insertreturn', asked, { serial });
  await readOrdersAgain();
  return data;
}
