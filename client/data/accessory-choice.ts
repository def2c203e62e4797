/** The first of every use, then the second, and so on, so that even a short list has one of each use. */
export function accessoriesByTurns<Accessory extends { readonly use: string }>(
  accessories: readonly Accessory[],
): Accessory[] {
  const seen = new Map<string, number>();
  return accessories
    .map((accessory) => {
      const turn = seen.get(accessory.use) ?? 0;
      seen.set(accessory.use, turn + 1);
      return { accessory, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ accessory }) => accessory);
}
