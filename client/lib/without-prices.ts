type Priced = { productPrice?: unknown };

/**
 * A reply as a visitor gets it, whoever asked: what is kept for everybody must hold nobody's price.
 * @returns the reply itself when there is nothing to leave out
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
