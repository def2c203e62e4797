import { brandName, call } from '../../lib/api-client.ts';

export interface Credentials {
  readonly loginName: string;
  readonly password: string;
}

export function logIn({ loginName, password }: Credentials) {
  return call('/woojiapi/user/login', { loginName, password, brand: brandName() });
}
