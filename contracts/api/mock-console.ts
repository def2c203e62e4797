import type { CallPath } from './calls.ts';
import type { components, paths } from './generated/console.ts';

/** Path of the mock's console, its control calls and its API docs. Never mounted in front of a real backend. */
export const CONSOLE_PATH = '/__mock';
export const CONSOLE_API = `${CONSOLE_PATH}/api`;
export const CONSOLE_DOCS = `${CONSOLE_PATH}/docs`;
/** The style sheet: every component of the shop in every state. */
export const CONSOLE_STYLES = `${CONSOLE_PATH}/styles`;
/** Chooses the world of a call or a page, which must be open; without it and its cookie, the main world is used. */
export const WORLD_HEADER = 'x-mock-world';
/**
 * The cookie by which a browser names its world. Browsers keep the same cookies for all ports of a host, hence the port.
 * @param port of the shop's address, '' if it has none
 */
export const worldCookie = (port: string): string => (port === '' ? WORLD_HEADER : `${WORLD_HEADER}-${port}`);
/** A fault for this one call, e.g. `code=104`, `status=503;retry-after=2`, `drop;percent=20;seed=7`, `profile=flaky-radio`. */
export const FAULT_HEADER = 'x-mock-fault';
export const MAIN_WORLD = 'main';
/** Required on control calls, so that no foreign page can make a browser send them. */
export const CONTROL_HEADER = 'x-mock-control';

type Schemas = components['schemas'];

/** What happens to a call; `FAULT_KINDS` describes each kind and its values. */
export type FaultEffect = Schemas['FaultEffect'];
export type FaultTimes = Schemas['FaultTimes'];
/** A fault set on purpose. */
export type Fault = Schemas['Fault'];
/** A fault to set; the console refuses a path that is no call of the contract. */
export interface NewFault extends Omit<Schemas['NewFault'], 'path'> {
  readonly path: CallPath | '*';
}

/** The size of a HAR file that the journal reads, in MB of 2^20 bytes. */
export const HAR_MOST_MB = 32;

/** One call in the journal: passwords, tokens and codes are masked. */
export type JournalEntry = Schemas['JournalEntry'];
export type Application = Schemas['Application'];
export type SharedProject = Schemas['SharedProject'];
export type OrderState = Schemas['OrderState'];
export type PlacedOrder = Schemas['PlacedOrder'];
export type AskedReturn = Schemas['AskedReturn'];
export type AskedQuotation = Schemas['AskedQuotation'];
export type CallBackMode = Schemas['CallBackMode'];
export type ProviderState = Schemas['ProviderState'];
export type CardDeskState = Schemas['CardDeskState'];
export type CardPaymentEntry = Schemas['CardPaymentEntry'];
export type Mail = Schemas['Mail'];
export type SessionRow = Schemas['SessionRow'];
export type PersonRow = Schemas['PersonRow'];
export type CatalogueRow = Schemas['CatalogueRow'];
export type FunctionRow = Schemas['FunctionRow'];
export type HeardFailure = Schemas['HeardFailure'];
export type WorldRow = Schemas['World'];
/** A world that was opened from a file. */
export type OpenedWorld = Schemas['OpenedWorld'];
export type ClockState = Schemas['Clock'];

/** `/orders/{orderId}` as routes write it: `/orders/:orderId`. */
type Route<P extends string> = P extends `${infer Head}{${infer Name}}${infer Rest}`
  ? `${Head}:${Name}${Route<Rest>}`
  : P;
type CallsBy<Verb extends 'get' | 'post' | 'patch' | 'delete'> = {
  [P in keyof paths as paths[P] extends Record<Verb, object>
    ? Verb extends 'get'
      ? Route<P>
      : `${Uppercase<Verb>} ${Route<P>}`
    : never]: paths[P][Verb];
};
type ControlCalls = CallsBy<'get'> & CallsBy<'post'> & CallsBy<'patch'> & CallsBy<'delete'>;
type Json<Content> = Content extends { readonly 'application/json': infer Value } ? Value : never;

/** The reply of each control call of contracts/api/console: GET unless it starts with a verb, e.g. `POST /orders/:orderId`. */
export type ConsoleReplies = {
  [C in keyof ControlCalls]: ControlCalls[C] extends { responses: { 200: { content: infer Content } } }
    ? Json<Content>
    : never;
};
type InputOf<Call> = Call extends { requestBody: { content: { 'application/json': infer Value } } }
  ? Value
  : Call extends { parameters: { query?: infer Query extends object } }
    ? Query
    : never;
/** The input of each control call that has one: its body, or its query. */
export type ConsoleInputs = {
  [C in keyof ControlCalls as [InputOf<ControlCalls[C]>] extends [never] ? never : C]: InputOf<
    ControlCalls[C]
  >;
};
