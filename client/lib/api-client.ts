import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import type { paths } from '../../contracts/api/generated/woojiapi.ts';
import { isSuccess } from '../../contracts/api/result-codes.ts';
import { REQUEST_TIMEOUT_MS } from '../../contracts/site/limits.ts';
import { aboutToken, CallError, httpError, resultError, transportError, withoutToken } from './call-error.ts';
import { callHeaders, newCallSerial } from './call-headers.ts';
import { failureRule } from './failure-rules.ts';

type GetPath = { [P in CallPath]: paths[P] extends { get: object } ? P : never }[CallPath];
/** The one call where 101 means a wrong verification code. */
const CODE_CALL: CallPath = '/woojiapi/user/resetpassword';
const GET_CALLS: Record<GetPath, true> = { '/api/dic': true, '/api/download': true };

export interface ApiClientConfig {
  readonly brand: string;
  readonly siteSalt: string;
  readonly token: () => string | undefined;
  /** where the calls go; this site's own origin by default */
  readonly origin?: string;
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** `callserial` to send: pass the same one to repeat a write */
  readonly serial?: string;
  /** time limit in milliseconds; 10 s by default */
  readonly timeoutMs?: number;
}

let config: ApiClientConfig | undefined;

export function configureApiClient(next: ApiClientConfig): void {
  config = next;
}

/** The brand that forms and queries carry (docs/product.md, "Figures and limits"). */
export function brandName(): string {
  return configured().brand;
}

/** The settings of every call. */
export function configured(): ApiClientConfig {
  if (!config) throw new Error('The api client is used before configureApiClient');
  return config;
}

/** Makes one call of the contract. Rejects with a CallError and nothing else. */
export async function call<P extends CallPath>(
  path: P,
  input: InputOf<P>,
  options: CallOptions = {},
): Promise<ReplyOf<P>> {
  try {
    return (await exchange(path, input, options, readReply)) as ReplyOf<P>;
  } catch (error) {
    const answer = standIns.get(path) as StandIn<P> | undefined;
    if (!answer || failureRule((error as CallError).fault).again) throw error;
    const reply = await answer(input);
    if (reply === undefined) throw error;
    return reply;
  }
}

type StandIn<P extends CallPath> = (input: InputOf<P>) => Promise<ReplyOf<P> | undefined>;

const standIns = new Map<CallPath, unknown>();

/** Registers an answer for a call that the backend lacks. @param answer returns undefined if it has none; rejects only with a CallError */
export function standInFor<P extends CallPath>(path: P, answer: StandIn<P>): void {
  standIns.set(path, answer);
}

interface DownloadOptions extends CallOptions {
  /** media types that the file may have; any by default. Without it, a gateway's error page could be saved as an invoice */
  readonly types?: readonly string[];
}

/** How often a file is asked for while it is being made. */
const MOST_ASKED = 8;
const LONGEST_PAUSE_S = 10;

/**
 * Makes a call whose reply is a file, with the server's name for it, if any. A file that is still being made is asked for again
 * when the server says. Rejects as `call` does, and if the file has another type.
 */
export async function download<P extends CallPath>(
  path: P,
  input: InputOf<P>,
  { types, ...options }: DownloadOptions = {},
): Promise<File> {
  let file: File | undefined;
  for (let left = MOST_ASKED - 1; !file; left--) {
    const read = async (response: Response) => (left > 0 && pauseOf(response)) || (await readFile(response));
    const found = await exchange(path, input, options, read);
    if (found instanceof File) file = found;
    else await new Promise((resolve) => setTimeout(resolve, found * 1000));
  }
  const [type = ''] = file.type.split(';');
  if (types && !types.includes(type)) throw unreadable();
  return file;
}

/** @returns seconds after which to ask again for a file that is still being made; 0 for any other reply */
function pauseOf({ status, headers }: Response): number {
  const seconds = status === 503 ? Number(headers.get('retry-after') ?? 0) : 0;
  return seconds <= LONGEST_PAUSE_S ? seconds : 0;
}

async function exchange<P extends CallPath, T>(
  path: P,
  input: InputOf<P>,
  options: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { brand, siteSalt, token, origin = '', ...configuration } = configured();
  const timeoutMs = options.timeoutMs ?? configuration.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const isGet = path in GET_CALLS;
  const form = formBody(input);
  const url = isGet && form ? `${path}?${form}` : path;
  const callserial = options.serial ?? newCallSerial();
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const sentToken = token();
  const headers = callHeaders({ brand, siteSalt, token: sentToken, callserial, url });
  try {
    const response = await fetch(origin + url, {
      method: isGet ? 'GET' : 'POST',
      headers: isGet ? headers : { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      ...(isGet ? {} : { body: form }),
      credentials: 'same-origin',
      signal,
    });
    return await read(response);
  } catch (error) {
    // Some browsers reject with an AbortError of their own, whatever ended the call.
    if (!(error instanceof CallError))
      throw transportError(signal.aborted ? signal.reason : error, timeoutMs);
    if (sentToken === undefined) throw withoutToken(error);
    const told = path === CODE_CALL ? error : aboutToken(error);
    const now = token();
    // The call belonged to an earlier session, so its failure must not end the current one.
    throw now === undefined || now === sentToken ? told : withoutToken(told);
  }
}

/** Reads the file of a reply; a failed download has the same JSON reply as any failed call. */
async function readFile(response: Response): Promise<File> {
  const { headers } = response;
  if (response.ok && !headers.get('content-type')?.includes('json')) {
    const [, name = ''] = /filename="(.+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
    const content = await response.blob();
    return new File([content], name, { type: content.type });
  }
  await readReply(response);
  throw new CallError({ kind: 'network' }, 'The file could not be downloaded');
}

const unreadable = () => new CallError({ kind: 'network' }, 'We could not read the reply. Please try again');

type LooseReply = Partial<Record<'resultCode' | 'resultMsg' | 'field' | 'lines' | 'signHeader', unknown>>;

const errorOf = ({ resultCode, resultMsg, field, lines }: LooseReply) =>
  resultError(resultCode, resultMsg, field, lines);

/** The reply to a call. Rejects with a CallError. */
export async function readReply(response: Response): Promise<unknown> {
  if (response.status === 401) throw httpError(401, response.statusText);
  const reply = parse(await response.text());
  if (!response.ok) {
    if (reply && !isSuccess(reply.resultCode)) throw errorOf(reply);
    throw httpError(response.status, response.statusText);
  }
  if (!reply) throw unreadable();
  // Replies for the card payment provider go through unchecked (docs/product.md, "Calls").
  if (reply.signHeader !== undefined || response.headers.has('signheader')) return reply;
  if (!isSuccess(reply.resultCode)) throw errorOf(reply);
  return reply;
}

function parse(text: string): LooseReply | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a body as a form: lists and objects as JSON text, null and undefined left out (docs/product.md, "Calls").
 * @returns text for `application/x-www-form-urlencoded`, also fit for a query
 */
function formBody(input: unknown): string {
  const form = new URLSearchParams();
  if (typeof input === 'object' && input !== null) {
    for (const [key, value] of Object.entries(input)) {
      if (value === null || value === undefined) continue;
      form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
  }
  return form.toString();
}
