import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const DOCUMENT = 'docs/architecture.md';
const DRAWING = /(<!-- drawing, made by npm run generate -->\n)[\s\S]*?(<!-- end of the drawing -->)/;

interface Rooms {
  readonly CONTRACT_ROOMS: readonly string[];
  readonly FLOORS: readonly string[];
  readonly SERVER_ROOMS: Readonly<Record<string, readonly string[]>>;
  readonly CLIENT_ROOMS: Readonly<Record<string, readonly string[]>>;
}

/** docs/architecture.md with its drawing made anew from the import rules. */
export async function architecture(): Promise<Record<string, string>> {
  const rooms = createRequire(import.meta.url)('../import-rooms.cjs') as Rooms;
  const text = await readFile(DOCUMENT, 'utf8');
  if (!DRAWING.test(text)) throw new Error(`${DOCUMENT} has lost the marks around its drawing`);
  return { [DOCUMENT]: text.replace(DRAWING, (_, from: string, to: string) => from + drawingOf(rooms) + to) };
}

/** An arrow leads from a room to one that it may import; what follows from other arrows is left out. */
function drawingOf({ CONTRACT_ROOMS, FLOORS, SERVER_ROOMS, CLIENT_ROOMS }: Rooms): string {
  const inOrder = (rooms: readonly string[]) =>
    Object.fromEntries(rooms.map((room, at) => [room, rooms.slice(0, at)]));
  const outside = Object.fromEntries(
    Object.entries(SERVER_ROOMS)
      .filter(([room]) => !room.startsWith('mock/'))
      .map(([room, known]) => [room, known]),
  );
  return [
    '```mermaid',
    'flowchart TB',
    ...side('client', CLIENT_ROOMS),
    ...side('server', { ...outside, mock: ['calls', 'config'] }),
    ...side('mock', inOrder(FLOORS)),
    ...side('contracts', inOrder(CONTRACT_ROOMS)),
    '  client --> contracts',
    '  server --> contracts',
    '  server_mock -. is .- mock',
    '  mock -- papers --> house-style --> contracts',
    '  mock -- first rows --> fixtures -- names --> assets --> house-style',
    '  assets -- catalogue --> fixtures',
    '```',
    '',
  ].join('\n');
}

function side(name: string, rooms: Readonly<Record<string, readonly string[]>>): string[] {
  const id = (room: string) => `${name}_${room}`;
  const reaches = (from: string, to: string): boolean =>
    (rooms[from] ?? []).some((next) => next === to || reaches(next, to));
  const needed = (room: string) =>
    (rooms[room] ?? []).filter(
      (to) => !(rooms[room] ?? []).some((other) => other !== to && reaches(other, to)),
    );
  return [
    `  subgraph ${name}`,
    ...Object.keys(rooms).map((room) => `    ${id(room)}[${room}]`),
    ...Object.keys(rooms).flatMap((room) => needed(room).map((to) => `    ${id(room)} --> ${id(to)}`)),
    '  end',
  ];
}
