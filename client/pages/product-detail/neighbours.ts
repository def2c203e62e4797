const SHOWN = 4;

/** The products that stand behind this one in its series, from the front again at the end. */
export function neighboursOf<P extends { readonly productId: string }>(
  productId: string | undefined,
  list: readonly P[],
): P[] {
  const at = list.findIndex((other) => other.productId === productId);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.slice(0, SHOWN);
}
