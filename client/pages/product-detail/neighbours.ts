const SHOWN = 4;

/** The products after this one in its series, starting again from the front at the end. */
export function neighboursOf<P extends { readonly productId: string }>(
  productId: string | undefined,
  list: readonly P[],
): P[] {
  const at = list.findIndex((other) => other.productId === productId);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.slice(0, SHOWN);
}
