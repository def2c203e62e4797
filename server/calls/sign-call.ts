import { hash } from 'node:crypto';
import { type SignedParts, signCall } from '../../contracts/api/call-signing.ts';

const md5Of = (text: string): string => hash('md5', text, 'hex');

/** The contract's `sign`, made with Node's own MD5: the one in JavaScript takes several times as long, on every call. */
export function signOnServer(parts: SignedParts, salt: string): string {
  return signCall(parts, salt, md5Of);
}
