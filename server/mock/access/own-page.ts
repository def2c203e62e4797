import { CallFailure } from '../../calls/call-failure.ts';

/**
 * Where the shop's own address is known, nothing that we write leads anywhere else.
 * @throws CallFailure "1" on the field
 */
export function checkOwnPage(pageUrl: string, publicUrl: string | undefined, field: string): void {
  // a text can keep to the contract's pattern and still be no address
  const origin = URL.canParse(pageUrl) ? new URL(pageUrl).origin : undefined;
  const isOurs = origin !== undefined && (publicUrl === undefined || origin === new URL(publicUrl).origin);
  if (!isOurs) throw new CallFailure('1', 'The way back must lead to this shop.', 200, undefined, field);
}
