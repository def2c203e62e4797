import {
  CONSOLE_API,
  CONTROL_HEADER,
  type ConsoleReplies,
  MAIN_WORLD,
  WORLD_HEADER,
} from '../../contracts/api/mock-console.ts';
import { chosenWorld } from '../lib/mock-world.ts';

type Replies = ConsoleReplies;
export type ReadPath = Exclude<keyof Replies, `${string} ${string}`>;
export type WriteCall = Exclude<keyof Replies, ReadPath>;

/** A control call that failed, in the server's words if it gave any. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
}

/**
 * @param world the world to read from
 * @param values for `:name` in the path; the others are its query
 * @throws ConsoleError
 */
export function read<P extends ReadPath>(
  path: P,
  world: string,
  values: Readonly<Record<string, string>> = {},
): Promise<Replies[P]> {
  const asked = Object.entries(values).filter(([name]) => !path.includes(`:${name}`));
  const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return send<Replies[P]>('GET', filled(path, values) + query, world);
}

/**
 * A change in the chosen world.
 * @param target verb and path as in the console's contract
 * @param params values for `:name` in the path
 * @throws ConsoleError
 */
export function write<K extends WriteCall>(
  target: K,
  params: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<Replies[K]> {
  const [method = '', path = ''] = target.split(' ');
  return send<Replies[K]>(method, filled(path, params), chosenWorld(), body);
}

const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The chosen world as one file. @throws ConsoleError */
export async function saveWorld(): Promise<File> {
  const response = await answered('GET', '/saved-world', chosenWorld());
  const [, name = 'saved.world.gz'] =
    /filename="?([\w.-]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([await response.blob()], name);
}

/** Opens a saved world as a new one, whose name the mock chooses. @throws ConsoleError */
export async function openSavedWorld(file: Blob): Promise<Replies['POST /saved-world']> {
  // browsers give such a file various types
  const body = new Blob([file], { type: 'application/gzip' });
  return await (await answered('POST', '/saved-world', MAIN_WORLD, body)).json();
}

async function send<Reply>(method: string, path: string, world: string, body?: unknown): Promise<Reply> {
  const json =
    body === undefined ? undefined : new Blob([JSON.stringify(body)], { type: 'application/json' });
  return await (await answered(method, path, world, json)).json();
}

/** @throws ConsoleError */
async function answered(method: string, path: string, world: string, body?: Blob): Promise<Response> {
  const response = await fetch(CONSOLE_API + path, {
    method,
    headers: { [CONTROL_HEADER]: 'console', [WORLD_HEADER]: world },
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    throw new ConsoleError('The mock does not answer. Is it running?', { cause: error });
  });
  if (response.ok) return response;
  const reply: unknown = await response.json().catch(() => undefined);
  throw new ConsoleError(errorOf(reply) ?? `The mock answered ${response.status} ${response.statusText}`);
}

function errorOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return undefined;
  return typeof reply.error === 'string' ? reply.error : undefined;
}
