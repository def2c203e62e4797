import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

const trust = proxyAddr.compile('loopback');

/** Whether an address is this machine's own. */
export const isLoopback = (address = ''): boolean => trust(address, 0);

/** Address of the caller. X-Forwarded-For counts only where it comes from this machine: there a proxy of ours stands. */
export function callerAddress(req: IncomingMessage): string {
  const direct = req.socket.remoteAddress ?? '';
  if (req.headers['x-forwarded-for'] === undefined) return direct;
  const address = proxyAddr(req, trust);
  return isIP(address) ? address : direct;
}
