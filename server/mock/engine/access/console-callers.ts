import type { IncomingMessage } from 'node:http';
import { forwardedAddresses, isLoopback } from '../../../http/caller-address.ts';

/** Whether a request may use the console and the `x-mock-*` headers. */
export type ConsoleCallers = (req: IncomingMessage) => boolean;

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only this machine, under a name that no one else can own: a page that rebinds DNS also comes from this machine, but names its
 * own host. A request that a proxy on this machine passes on for another machine does not count as local.
 * @param hosts further host names, without port; under these any machine may come
 */
export function consoleCallers(hosts: readonly string[]): ConsoleCallers {
  const opened = new Set(hosts.map((host) => host.toLowerCase()));
  return (req) => {
    const host = hostNameOf(req.headers.host);
    if (opened.has(host)) return true;
    return THIS_MACHINE.has(host) && isLoopback(req.socket.remoteAddress) && isFirstHand(req);
  };
}

/** Whether no proxy header names another machine. */
const isFirstHand = ({ headers }: IncomingMessage): boolean =>
  headers.forwarded === undefined &&
  [headers['x-forwarded-for'], headers['x-real-ip']].every((value = '127.0.0.1') =>
    forwardedAddresses(value).every((address) => isLoopback(address)),
  );

const hostNameOf = (host = ''): string => host.toLowerCase().replace(/:\d*$/, '');
