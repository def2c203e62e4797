import { z } from 'zod';
import { MAP_PROVIDERS, type MapProvider } from '../../contracts/site/embedded-map.ts';
import { StartFailure } from './start-failure.ts';

/** Public by design: the browser signs with it when the mock is behind the gateway. */
const PUBLIC_SITE_SALT = 'alderline-site';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MAP_NAMES = Object.keys(MAP_PROVIDERS) as [MapProvider, ...MapProvider[]];
const HOST_NAME = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;
const HOST_NAMES_RULE = 'must be host names without scheme and port, separated by commas';

export type LogLevel = (typeof LOG_LEVELS)[number];
type BackendChoice =
  | {
      readonly kind: 'mock';
      readonly console: boolean;
      /** host names under which other machines may also reach the console */
      readonly consoleHosts: readonly string[];
      /** whether to add customers to try the shop with; their password is public */
      readonly seedPeople: boolean;
      /** whether these customers have ordered before */
      readonly seedOrders: boolean;
    }
  | {
      readonly kind: 'upstream';
      readonly url: URL;
      readonly signSalt: string;
      /** whether it has the documented calls alone; otherwise this is found out */
      readonly isDocumentedOnly: boolean;
      /** file with the names that it has for our own calls */
      readonly mapFile: string | undefined;
      /** one reply in this many is checked against the contract; undefined for none */
      readonly watchSample: number | undefined;
    };

/** The program's settings. */
export interface Environment {
  /** 0 lets the system choose one */
  readonly port: number;
  readonly dataDir: string;
  readonly backend: BackendChoice;
  readonly siteSalt: string;
  /** the shop's public address, without a trailing slash; undefined for this machine's own address */
  readonly publicUrl: string | undefined;
  readonly brand: string;
  /** a mail server and the sender of mails; undefined keeps them in the mock's inbox */
  readonly smtp: { readonly url: string; readonly from: string | undefined } | undefined;
  /** whether the mock stops callers who call too often */
  readonly rateLimits: boolean;
  /** PostgreSQL; undefined for the embedded database */
  readonly databaseUrl: string | undefined;
  /** where the mock's card provider is: a port, 0 for a free one, and the address that browsers reach it at */
  readonly cardProvider: { readonly port: number; readonly url: string | undefined };
  readonly sessionMinutes: number;
  /** processes that serve, behind one port; 1 serves in the process itself */
  readonly workers: number;
  /** how far a call's `calltime` may be from the server's time */
  readonly callWindowMinutes: number;
  /** folder of recordings from a real backend */
  readonly recordedDir: string;
  /** where `/metrics` is served; undefined for nowhere */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** where spans are sent; undefined for nowhere */
  readonly tracing:
    | {
        readonly url: URL;
        /** such as a key */
        readonly headers: Readonly<Record<string, string>>;
        readonly serviceName: string;
      }
    | undefined;
  /** the maps service of the contact page; undefined for a drawn plan alone */
  readonly maps: { readonly provider: MapProvider; readonly key: string } | undefined;
  /** socket of the process that makes missing pictures and files; undefined if none is running */
  readonly makerSocket: string | undefined;
  readonly logLevel: LogLevel;
  /** pages are compiled from the sources on request */
  readonly development: boolean;
  /** this is a release: nothing may be missing */
  readonly production: boolean;
}

/** The message lists every bad key with the reason, never a value. */
export class EnvironmentFailure extends StartFailure {
  override readonly name = 'EnvironmentFailure';
}

type Variables = Readonly<Record<string, string | undefined>>;

function wholeNumber(smallest: number, largest: number) {
  const why = `must be a whole number from ${smallest} to ${largest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, why)
    .transform(Number)
    .refine((value) => value >= smallest && value <= largest, why);
}

function address(protocol: RegExp, why: string) {
  return z.string().refine((text) => protocol.test(text) && URL.canParse(text), why);
}

const httpUrl = address(/^https?:\/\/[^@]+$/i, 'must be an http or https URL without a user name').transform(
  (text) => new URL(text),
);

const webOrigin = address(/^https?:\/\/[^/?#@]+\/?$/i, 'must be an http or https address without a path');

const HEADERS_RULE = 'must be name=value pairs with percent-encoded values, separated by commas';

/** As OpenTelemetry has them: `name=value,name=value`. */
const headers = z.string().transform((text, context) => {
  try {
    const pairs = text.split(',').map((pair) => pair.trim().split(/=(.*)/s));
    const read = pairs.map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]);
    return Object.fromEntries(new Headers(read as [string, string][]));
  } catch {
    context.addIssue({ code: 'custom', message: HEADERS_RULE });
    return z.NEVER;
  }
});

function schemaFor(wantsUpstream: boolean) {
  const needed = 'is required when BACKEND is upstream';
  return z.object({
    PORT: wholeNumber(0, 65_535).default(4000),
    CARD_PROVIDER_PORT: wholeNumber(0, 65_535).default(0),
    CARD_PROVIDER_URL: webOrigin.optional(),
    DATA_DIR: z.string().default('.data'),
    BACKEND: z.enum(['mock', 'upstream'], 'must be mock or upstream').default('mock'),
    UPSTREAM_URL: wantsUpstream ? z.string(needed).pipe(httpUrl) : httpUrl.optional(),
    UPSTREAM_SIGN_SALT: wantsUpstream ? z.string(needed) : z.string().optional(),
    UPSTREAM_MAP: z.string().optional(),
    UPSTREAM_CALLS: z.enum(['documented', 'ask'], 'must be documented or ask').default('ask'),
    SITE_SIGN_SALT: z.string().default(PUBLIC_SITE_SALT),
    PUBLIC_URL: webOrigin.optional(),
    BRAND: z
      .string()
      .regex(/^[\x20-\x7e\xa0-\xff]{1,60}$/, 'must be 1 to 60 characters that fit in an HTTP header')
      .default('Alderline'),
    SMTP_URL: address(/^smtps?:\/\/./i, 'must be an smtp:// or smtps:// URL').optional(),
    MAIL_FROM: z.email('must be an email address').optional(),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    DATABASE_URL: address(/^postgres(ql)?:\/\//i, 'must be a postgres:// URL').optional(),
    SESSION_MINUTES: wholeNumber(1, 525_600).default(120),
    CONTRACT_WATCH: z.enum(['on', 'off'], 'must be on or off').default('off'),
    CONTRACT_WATCH_SAMPLE: wholeNumber(1, 1_000_000).default(20),
    MOCK_RECORDED: z.string().default('fixtures/recorded'),
    MOCK_CONSOLE: z.enum(['on', 'off'], 'must be on or off').optional(),
    MOCK_CONSOLE_HOSTS: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
      .refine((hosts) => hosts.every((host) => HOST_NAME.test(host)), HOST_NAMES_RULE)
      .default([]),
    SEED_PEOPLE: z.enum(['on', 'off'], 'must be on or off').optional(),
    SEED_ORDERS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    CALL_WINDOW_MINUTES: wholeNumber(1, 525_600).default(1440),
    WORKERS: wholeNumber(1, 64).default(1),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_HOST: z.union([z.ipv4(), z.ipv6()], 'must be an IP address of this machine').default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
    OTEL_SERVICE_NAME: z.string().default('alderline'),
    MAPS_PROVIDER: z.enum(MAP_NAMES, `must be ${MAP_NAMES.join(' or ')}`).optional(),
    MAPS_KEY: z
      .string()
      .regex(/^[\w.-]{1,300}$/, 'must be the letters, digits, dots and dashes of a key')
      .optional(),
    MAKER_SOCKET: z.string().optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    NODE_ENV: z.string().optional(),
  });
}

/**
 * The only place that reads the process's environment. An empty variable counts as not set.
 * @throws EnvironmentFailure listing every bad key
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = schemaFor(given.BACKEND === 'upstream').safeParse(given);
  const reasons = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  // Every browser has the site's salt, so sharing it would publish the secret.
  if (given.UPSTREAM_SIGN_SALT && given.UPSTREAM_SIGN_SALT === (given.SITE_SIGN_SALT ?? PUBLIC_SITE_SALT)) {
    reasons.push('UPSTREAM_SIGN_SALT must differ from SITE_SIGN_SALT, which every browser has');
  }
  if (given.MAPS_KEY && !given.MAPS_PROVIDER) reasons.push('MAPS_PROVIDER is required with MAPS_KEY');
  if (given.MAPS_PROVIDER && !given.MAPS_KEY) reasons.push('MAPS_KEY is required with MAPS_PROVIDER');
  if (Number(given.WORKERS) > 1) reasons.push(...reasonsForOneProcess(given));
  if (!parsed.success || reasons.length > 0) {
    const lines = reasons.map((reason) => `  ${reason}`);
    throw new EnvironmentFailure(['Some settings are wrong:', ...lines].join('\n'));
  }
  const keys = parsed.data;
  return {
    port: keys.PORT,
    dataDir: keys.DATA_DIR,
    backend: backendOf(keys),
    siteSalt: keys.SITE_SIGN_SALT,
    publicUrl: keys.PUBLIC_URL?.replace(/\/$/, ''),
    brand: keys.BRAND,
    smtp: keys.SMTP_URL === undefined ? undefined : { url: keys.SMTP_URL, from: keys.MAIL_FROM },
    rateLimits: keys.RATE_LIMITS === 'on',
    databaseUrl: keys.DATABASE_URL,
    cardProvider: { port: keys.CARD_PROVIDER_PORT, url: keys.CARD_PROVIDER_URL?.replace(/\/$/, '') },
    sessionMinutes: keys.SESSION_MINUTES,
    workers: keys.WORKERS,
    callWindowMinutes: keys.CALL_WINDOW_MINUTES,
    recordedDir: keys.MOCK_RECORDED,
    metrics:
      keys.METRICS_PORT === undefined ? undefined : { port: keys.METRICS_PORT, host: keys.METRICS_HOST },
    tracing: keys.OTEL_EXPORTER_OTLP_ENDPOINT && {
      url: new URL(`${keys.OTEL_EXPORTER_OTLP_ENDPOINT.href.replace(/\/$/, '')}/v1/traces`),
      headers: keys.OTEL_EXPORTER_OTLP_HEADERS,
      serviceName: keys.OTEL_SERVICE_NAME,
    },
    maps:
      keys.MAPS_PROVIDER && keys.MAPS_KEY ? { provider: keys.MAPS_PROVIDER, key: keys.MAPS_KEY } : undefined,
    makerSocket: keys.MAKER_SOCKET,
    logLevel: keys.LOG_LEVEL,
    development: keys.NODE_ENV === 'development',
    production: keys.NODE_ENV === 'production',
  };
}

/** Settings that don't work with several processes. */
function reasonsForOneProcess(given: Variables): string[] {
  const reasons: string[] = [];
  if (given.MOCK_CONSOLE === 'on')
    reasons.push(
      'WORKERS must be 1 while MOCK_CONSOLE is on, because each process has its own journal, faults and worlds',
    );
  if (given.NODE_ENV === 'development')
    reasons.push('WORKERS must be 1 in development, because each process would compile the pages');
  return reasons;
}

function backendOf(keys: z.infer<ReturnType<typeof schemaFor>>): BackendChoice {
  if (keys.BACKEND === 'upstream' && keys.UPSTREAM_URL && keys.UPSTREAM_SIGN_SALT) {
    const watchSample = keys.CONTRACT_WATCH === 'on' ? keys.CONTRACT_WATCH_SAMPLE : undefined;
    return {
      kind: 'upstream',
      url: keys.UPSTREAM_URL,
      signSalt: keys.UPSTREAM_SIGN_SALT,
      isDocumentedOnly: keys.UPSTREAM_CALLS === 'documented',
      mapFile: keys.UPSTREAM_MAP,
      watchSample,
    };
  }
  const isTrial = keys.NODE_ENV !== 'production';
  const isOn = (given: 'on' | 'off' | undefined) => (given ? given === 'on' : isTrial);
  return {
    kind: 'mock',
    console: isOn(keys.MOCK_CONSOLE) && keys.WORKERS === 1,
    consoleHosts: keys.MOCK_CONSOLE_HOSTS,
    seedPeople: isOn(keys.SEED_PEOPLE),
    seedOrders: keys.SEED_ORDERS === 'on',
  };
}
