import { compare } from './load.ts';
import { listLoad } from './loads.ts';
import { startBuiltShop } from './processes.ts';
import { say, sayResults } from './say.ts';

/**
 * What checking live replies against the contract costs: the list through three proxies in front of one backend.
 * @param upstream environment of a proxy in front of a running backend
 */
export async function watchCost(upstream: Record<string, string>, port: number): Promise<void> {
  const watching = (sample: string) => ({ ...upstream, CONTRACT_WATCH: 'on', CONTRACT_WATCH_SAMPLE: sample });
  const off = await startBuiltShop(port, upstream);
  const sampled = await startBuiltShop(port + 1, watching('20'));
  const every = await startBuiltShop(port + 2, watching('1'));
  const results = await compare({
    'contract watch off': listLoad(off.baseUrl, 'identity'),
    'on, one reply in 20': listLoad(sampled.baseUrl, 'identity'),
    'on, every reply': listLoad(every.baseUrl, 'identity'),
  });
  for (const shop of [off, sampled, every]) await shop.stop();
  say('\nCost of contract checks, list through the proxy');
  sayResults(results, { rate: results['contract watch off'].rate, name: 'off' });
}
