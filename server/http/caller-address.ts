import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

const trust = proxyAddr.compile('loopback');

/** Whether an address is this machine's own. */
export const isLoopback = (address = ''): boolean => trust(address, 0);

/** X-Forwarded-For counts only when it comes from this machine, that is from our own proxy. */
export function callerAddress(req: IncomingMessage): string {
  const direct = req.socket.remoteAddress ?? '';
  if (req.headers['x-forwarded-for'] === undefined) return direct;
  const address = proxyAddr(req, trust);
  return isIP(address) ? address : direct;
}
