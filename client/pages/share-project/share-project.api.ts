import type { InputOf } from '../../../contracts/api/calls.ts';
import { call } from '../../lib/api-client.ts';

const SHARE = '/woojiapi/order/insertprojectexample';

export function sendProject(project: InputOf<typeof SHARE>, serial: string) {
  return call(SHARE, project, { serial });
}
