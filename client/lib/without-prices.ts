/**
 * A reply without the customer's prices, because it is cached for all users.
 * @returns the reply itself if it has no prices
 */
export function withoutPrices<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries
    .filter(([name]) => name !== 'productPrice')
    .map(([name, one]): [string, unknown] => [name, withoutPrices(one)]);
  const isSame = kept.length === entries.length && kept.every(([, one], at) => one === entries[at]?.[1]);
  if (isSame) return value;
  return (Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept)) as Value;
}
