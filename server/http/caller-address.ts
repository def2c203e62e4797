import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether an address is this machine's own. */
export const isLoopback = (address = ''): boolean => LOOPBACK.test(address);

/**
 * Address of the caller. What X-Forwarded-For says counts only when it comes from this machine: there a proxy of ours
 * stands, and its own entry is the last one.
 */
export function callerAddress(req: IncomingMessage): string {
  const direct = req.socket.remoteAddress ?? '';
  const forwarded = req.headers['x-forwarded-for'];
  if (forwarded === undefined || !isLoopback(direct)) return direct;
  const last = String(forwarded).split(',').at(-1)?.trim();
  return last && /^[0-9a-fA-F.:]{2,45}$/.test(last) ? last : direct;
}
