import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

const trust = proxyAddr.compile('loopback');

/** Whether an address is this machine's own. */
export const isLoopback = (address = ''): boolean => trust(address, 0);

/** A node of RFC 7239, section 6, as cloud gateways also write it into X-Forwarded-For: `192.0.2.7:50000`, `"[2001:db8::1]:443"`. */
const NODE = /^"?(?:\[(?<ipv6>[^\]]*)\]|(?<ipv4>[\d.]+))(?::[\w.-]+)?"?$/;

/** @returns the addresses of an X-Forwarded-For without ports, brackets and quotes, the caller's first; other words as they are */
export function forwardedAddresses(header: string | readonly string[]): string[] {
  return String(header)
    .split(',')
    .map((entry) => entry.trim())
    .filter((node) => node !== '')
    .map((node) => {
      const { ipv6, ipv4 } = NODE.exec(node)?.groups ?? {};
      return ipv6 ?? ipv4 ?? node.replace(/^"(.*)"$/, '$1');
    });
}

/** X-Forwarded-For counts only when it comes from this machine, that is from our own proxy. */
export function callerAddress(req: IncomingMessage): string {
  const direct = req.socket.remoteAddress ?? '';
  const header = req.headers['x-forwarded-for'];
  if (header === undefined) return direct;
  const hops = [...forwardedAddresses(header), direct].reverse();
  const caller = hops.find((hop) => !isLoopback(hop)) ?? hops.at(-1) ?? direct;
  return isIP(caller) ? caller : direct;
}
