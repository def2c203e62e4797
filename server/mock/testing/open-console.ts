import { Router } from 'express';
import type { z } from 'zod';
import type { CallPath } from '../../../contracts/api/calls.ts';
import {
  CONSOLE_API,
  CONTROL_HEADER,
  type ConsoleReplies,
  FAULT_HEADER,
  type FaultEffect,
  type JournalEntry,
  type NewFault,
  WORLD_HEADER,
} from '../../../contracts/api/mock-console.ts';
import { type Answer, send, type Target } from '../../../contracts/suite/call-client.ts';
import { SEED_PASSWORD } from '../../../fixtures/people/people.ts';
import { type AppDeps, createApp } from '../../app.ts';
import { FailureBook } from '../../browser-reports/failure-book.ts';
import { takeReports } from '../../browser-reports/take-reports.ts';
import type { Backend } from '../../calls/backend.ts';
import { zodSchema } from '../../calls/validator.ts';
import { listen } from '../../gateway/testing/listen.ts';
import { signedHeaders } from '../../gateway/testing/signed-headers.ts';
import { createLogger } from '../../http/logger.ts';
import { createMock, type Mock } from '../create-mock.ts';
import { consoleCallers } from '../engine/access/console-callers.ts';
import { createConsoleRouter } from '../tools/console/create-console-router.ts';
import { CONTROL_CALLS, CONTROL_SCHEMAS } from '../tools/console/described-calls.ts';
import { TRADE } from './buy.ts';
import { BRAND, newStore, SESSION_MINUTES, type TestStore } from './open-shop.ts';

const SITE = { brand: BRAND, siteSalt: 'console-test' };

/** `POST /faults` and the like, as in the console's contract. */
export type ControlCall = keyof ConsoleReplies;

export interface ControlOptions {
  /** the value for `:id` in the path */
  readonly id?: string;
  readonly body?: unknown;
  /** with its question mark */
  readonly query?: string;
  readonly world?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface SendOptions {
  readonly token?: string | undefined;
  readonly world?: string;
  /** value of `x-mock-fault` */
  readonly fault?: string;
  readonly as?: 'form' | 'json';
  readonly headers?: Readonly<Record<string, string>>;
  /** the same one for a call that is sent again; a new one by default */
  readonly serial?: string;
}

export interface TestConsole {
  readonly origin: string;
  readonly target: Target;
  readonly mock: Mock;
  /** the machine's time in milliseconds; tests move it */
  readonly clock: { now: number };
  /** a signed call of the contract */
  call(path: CallPath, input?: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<Answer>;
  /** a signed POST with its body unchanged: a form, unless the headers say otherwise */
  post(path: CallPath, body: BodyInit, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** a token */
  logIn(loginName?: string, world?: string): Promise<string>;
  /** a control call. @throws Error when it is refused */
  control<C extends ControlCall>(call: C, options?: ControlOptions): Promise<ConsoleReplies[C]>;
  /** a control call that is refused: status and error */
  refusal(call: ControlCall, options?: ControlOptions): Promise<[status: number, error: string]>;
  /** the last entry in the main world's journal */
  lastEntry(): Promise<JournalEntry>;
  /** makes a call and returns its journal entry, whether or not it was answered */
  entryOf(
    path: CallPath,
    input: Readonly<Record<string, unknown>>,
    options?: SendOptions,
  ): Promise<JournalEntry>;
  /** sets a fault, by default for every call until it is cleared */
  setFault(effect: FaultEffect, aim?: Partial<NewFault>, world?: string): Promise<string>;
  close(): Promise<void>;
}

const checks = new Map<string, z.ZodType>();

function replyCheck(call: ControlCall, status: number): z.ZodType {
  const name = `${call} ${status}`;
  const schema = CONTROL_CALLS.get(call)?.replies.get(status);
  if (!schema) throw new Error(`${name} is not in contracts/api/console`);
  const check = checks.get(name) ?? zodSchema(schema, CONTROL_SCHEMAS);
  checks.set(name, check);
  return check;
}

/**
 * A mock with its console behind the real gateway.
 * @param pages the shop's pages; none by default
 */
export async function openConsole(
  given: Partial<TestStore> = {},
  consoleHosts: readonly string[] = [],
  pages: (backend: Backend) => AppDeps['pages'] = () => ({ serve: () => false, router: Router() }),
): Promise<TestConsole> {
  const made = given.dataDir === undefined ? await newStore('libSQL') : undefined;
  const dataDir = given.dataDir ?? made?.place.dataDir ?? '';
  const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
  const logger = createLogger('silent');
  const callers = consoleCallers(consoleHosts);
  const mock = await createMock({
    ...given,
    dataDir,
    brand: BRAND,
    sessionMinutes: SESSION_MINUTES,
    console: true,
    consoleCallers: callers,
    clock: () => clock.now,
    backendOrigin: () => server.url,
    logger,
  });
  const failures = new FailureBook(logger);
  const app = createApp({
    siteSalt: SITE.siteSalt,
    backend: mock,
    console: createConsoleRouter({
      worlds: mock.worlds,
      failures,
      provider: mock.cardProvider,
      callers,
      site: SITE,
      distDir: dataDir,
    }),
    pages: pages(mock),
    distDir: dataDir,
    reports: takeReports(failures),
    logger,
  });
  const server = await listen(app);
  const origin = server.url;
  const target = { baseUrl: origin, salt: SITE.siteSalt, brand: BRAND };

  const ask = async (call: ControlCall, options: ControlOptions = {}): Promise<Response> => {
    const [verb = '', route = ''] = call.includes(' ') ? call.split(' ') : ['GET', call];
    const { id = '', body, query = '', world, headers } = options;
    return await fetch(origin + CONSOLE_API + route.replace(/:\w+/, id) + query, {
      method: verb,
      headers: {
        [CONTROL_HEADER]: '1',
        ...(world === undefined ? {} : { [WORLD_HEADER]: world }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  /** @throws Error when a reply is not as contracts/api/console describes it */
  const read = async (call: ControlCall, options?: ControlOptions): Promise<[number, unknown]> => {
    const response = await ask(call, options);
    const reply: unknown = await response.json();
    const { error } = replyCheck(call, response.status).safeParse(reply);
    if (error) throw new Error(`${call}: HTTP ${response.status} breaks its contract: ${error}`);
    return [response.status, reply];
  };

  const opened: TestConsole = {
    origin,
    target,
    mock,
    clock,
    call: (path, input = {}, { token, world, fault, headers, as = 'form', serial } = {}) =>
      send(target, path, input, {
        token,
        as,
        ...(serial ? { serial } : {}),
        headers: { [WORLD_HEADER]: world, [FAULT_HEADER]: fault, ...headers },
      }),
    post: (path, body, headers) =>
      fetch(origin + path, {
        method: 'POST',
        body,
        headers: {
          ...signedHeaders(path, SITE.siteSalt),
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    async logIn(loginName = TRADE, world) {
      const input = { loginName, password: SEED_PASSWORD, brand: BRAND };
      const { reply } = await opened.call(
        '/woojiapi/user/login',
        input,
        world === undefined ? {} : { world },
      );
      return String(reply?.access_token);
    },
    async control(call, options) {
      const [status, reply] = await read(call, options);
      if (status !== 200) throw new Error(`${call}: HTTP ${status} ${JSON.stringify(reply)}`);
      return reply as never;
    },
    async refusal(call, options) {
      const [status, reply] = await read(call, options);
      const { error } = reply as { error?: string };
      return [status, error ?? ''];
    },
    async lastEntry() {
      const [entry] = (await opened.control('/journal')).entries;
      if (!entry) throw new Error('nothing was written down');
      return entry;
    },
    async entryOf(path, input, options) {
      await opened.call(path, input, options).catch(() => undefined);
      return await opened.lastEntry();
    },
    async setFault(effect, aim = {}, world) {
      const times = { kind: 'until-cleared' } as const;
      const body: NewFault = { path: '*', persona: '*', times, effect, ...aim };
      const options = world === undefined ? { body } : { body, world };
      return (await opened.control('POST /faults', options)).id;
    },
    async close() {
      await server.close();
      await mock.close();
      await made?.clear();
    },
  };
  return opened;
}
