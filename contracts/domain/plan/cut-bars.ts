/**
 * How many bars give the pieces, longest piece first, each out of the first bar that has enough left; a piece longer than a
 * bar is put together from whole bars and a rest.
 * @param pieces mm
 * @param barMm length of a bar, above zero
 */
export function barsFor(pieces: readonly number[], barMm: number): number {
  if (!(barMm > 0)) return 0;
  const rests: number[] = [];
  let bars = 0;
  for (const piece of [...pieces].sort((a, b) => b - a)) {
    const whole = Math.floor(piece / barMm);
    bars += whole;
    const cut = piece - whole * barMm;
    if (cut === 0) continue;
    const found = rests.findIndex((rest) => rest >= cut);
    if (found >= 0) rests[found] = (rests[found] ?? 0) - cut;
    else rests.push(barMm - cut);
  }
  return bars + rests.length;
}
