const KEY = 'alderline.scroll';
/** More than this many entries of the history are not gone back to. */
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

/** Where each entry of the history was scrolled to; it outlives a reload of the page. */
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
