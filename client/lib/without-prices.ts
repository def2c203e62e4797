type Priced = { productPrice?: unknown };

/**
 * A reply without the customer's prices, because it is cached for all users.
 * @returns the reply itself if it has no prices
 */
export function withoutPrices<Reply extends object>(reply: Reply): Reply {
  const { data } = reply as { data?: unknown };
  if (Array.isArray(data)) {
    return data.some(isPriced) ? { ...reply, data: data.map(withoutPrice) } : reply;
  }
  return isPriced(data) ? { ...reply, data: withoutPrice(data) } : reply;
}

function isPriced(value: unknown): value is Priced {
  return typeof value === 'object' && value !== null && 'productPrice' in value;
}

function withoutPrice(value: unknown): unknown {
  if (!isPriced(value)) return value;
  const { productPrice: _, ...rest } = value;
  return rest;
}
