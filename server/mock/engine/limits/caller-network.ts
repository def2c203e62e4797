import ipaddr from 'ipaddr.js';

/** A customer can choose addresses within at least this much of IPv6. */
const NETWORK_GROUPS = 4;

/** What a limit per address counts: an IPv4 address, or the /64 network of an IPv6 one. */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.map((part) => part.toString(16));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
