import {
  CONSOLE_API,
  CONTROL_HEADER,
  type ConsoleReplies,
  type OpenedWorld,
  WORLD_HEADER,
} from '../api/mock-console.ts';
import type { Control } from './call-client.ts';

type Read = Exclude<keyof ConsoleReplies, `${string} ${string}`>;
type Write = Exclude<keyof ConsoleReplies, Read>;
/** A control call with its parameters filled in. */
type Filled<C extends string> = C extends `${infer Head}/:${string}/${infer Rest}`
  ? `${Head}/${string}/${Rest}`
  : C extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : C;
/** Path of a control call that reads, e.g. `/mails`. */
export type ReadPath = { [C in Read]: Filled<C> }[Read];
export type ReadReply<F extends string> = {
  [C in Read]: F extends Filled<C> ? ConsoleReplies[C] : never;
}[Read];
/** Verb and path of a control call that changes something, e.g. `POST /orders/o-1/transfer`. */
export type WriteCall = { [C in Write]: Filled<C> }[Write];
export type WriteReply<F extends string> = {
  [C in Write]: F extends Filled<C> ? ConsoleReplies[C] : never;
}[Write];

/** What the console shows. @throws Error when it is refused */
export const readConsole = <F extends ReadPath>(control: Control, path: F): Promise<ReadReply<F>> =>
  ask(control, 'GET', path);

/** What the console does. @throws Error when it is refused */
export function writeConsole<F extends WriteCall>(
  control: Control,
  call: F,
  body?: object,
): Promise<WriteReply<F>> {
  const [method = '', path = ''] = call.split(' ');
  return ask(control, method, path, body);
}

/** A world as one file. @throws Error when it is refused */
export const saveWorld = async (control: Control): Promise<Uint8Array> =>
  new Uint8Array(await (await answered(control, 'GET', '/saved-world')).arrayBuffer());

/**
 * Opens a saved world as a new one.
 * @param name by default `saved-` and the name that it had, with a number if that is taken
 * @throws Error when it is refused, e.g. because a world of this name is open
 */
export async function openSavedWorld(
  { baseUrl }: Control,
  file: Uint8Array,
  name?: string,
): Promise<OpenedWorld> {
  const query = name === undefined ? '' : `?${new URLSearchParams({ name })}`;
  return await (await answered({ baseUrl }, 'POST', `/saved-world${query}`, file)).json();
}

async function ask<T>(control: Control, method: string, path: string, body?: object): Promise<T> {
  return await (await answered(control, method, path, body)).json();
}

/** @param body bytes of a file, or what is sent as JSON */
async function answered(
  { baseUrl, world }: Control,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const file = body instanceof Uint8Array ? new Uint8Array(body) : undefined;
  const response = await fetch(baseUrl + CONSOLE_API + path, {
    method,
    headers: {
      [CONTROL_HEADER]: '1',
      ...(world ? { [WORLD_HEADER]: world } : {}),
      ...(body ? { 'content-type': file ? 'application/gzip' : 'application/json' } : {}),
    },
    ...(body ? { body: file ?? JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`${baseUrl} can't be reached (${reason}). Is the shop running there?`);
  });
  if (response.ok) return response;
  const isConsole = response.headers.get('content-type')?.includes('json');
  if (response.status === 404 && !isConsole)
    throw new Error(`${baseUrl} has no console of a mock. Start the shop with MOCK_CONSOLE=on and WORKERS=1`);
  throw new Error(`${method} ${CONSOLE_API}${path}: HTTP ${response.status} ${await response.text()}`);
}
