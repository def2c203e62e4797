import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** One customer has at least this much of IPv6 to choose addresses from. */
const NETWORK_GROUPS = 4;

/** What a limit per address counts by: an IPv4 address, or the /64 network of an IPv6 one. */
export function callerNetwork(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
