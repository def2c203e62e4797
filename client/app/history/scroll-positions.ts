const KEY = 'alderline.scroll';
/** History entries whose position is kept; hardly anyone goes back further. */
const LIMIT = 50;

type Positions = [entry: string, y: number][];

function read(): Positions {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as Positions) : [];
  } catch {
    return [];
  }
}

/** The scroll position of each history entry, kept across a reload. */
export function rememberScroll(entry: string, y: number): void {
  const others = read().filter(([key]) => key !== entry);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, [entry, Math.round(y)]].slice(-LIMIT)));
  } catch {
    // Without storage, Back starts at the top.
  }
}

export function rememberedScroll(entry: string): number {
  return read().find(([key]) => key === entry)?.[1] ?? 0;
}
