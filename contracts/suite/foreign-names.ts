import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signCall } from '../api/call-signing.ts';
import document from '../api/generated/openapi.json' with { type: 'json' };
import type { Target } from './call-client.ts';
import { CALLS, type CallDescription, SCHEMAS, type Schema } from './contract-document.ts';

type Unit = 'pounds' | 'hundredths' | 'seconds' | 'yes-no';
type Fields = Readonly<Record<string, Schema>>;

const OURS = CALLS.filter(({ origin }) => origin === 'extension');

const foreignName = (name: string) => `w_${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;
const foreignPath = (path: string) => `/trade/v2${path.replace(/\/(\w+)$/, '/do.$1')}`;
const foreignCode = (code: string) => `W${code}`;

function resolved(schema: Schema): Schema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? resolved(SCHEMAS[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}

const alternatives = (schema: Schema): readonly Schema[] =>
  ((resolved(schema).oneOf as Schema[] | undefined) ?? [schema]).map(resolved);

/** The fields of an object or of a list's objects. */
function fieldsOf(schema: Schema): Fields {
  const all = alternatives(schema).map(({ properties, items }) => ({
    ...(properties as Fields | undefined),
    ...(items ? fieldsOf(items as Schema) : {}),
  }));
  return Object.assign({}, ...all);
}

/** Money, areas, times and switches, as the contract names them. */
function unitOf(name: string, schema: Schema): Unit | undefined {
  const { type, enum: values } = resolved(schema);
  if (type === 'boolean' || (type === 'integer' && String(values) === '0,1')) return 'yes-no';
  if (type === 'integer' && /(Pence|Price)$|^cost$/.test(name)) return 'pounds';
  if (type === 'integer' && /At$|^at$|^since$/.test(name)) return 'seconds';
  return type === 'number' && /^amount$|M2$/.test(name) ? 'hundredths' : undefined;
}

const replyOf = ({ path, method }: CallDescription): Schema => {
  const methods = document.paths[path] as Record<string, unknown>;
  const { responses } = methods[method.toLowerCase()] as {
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
  return responses['200']?.content?.['application/json']?.schema ?? {};
};

interface Line {
  readonly field: string;
  readonly unit: Unit | undefined;
}
function linesOf(schema: Schema, prefix = ''): Line[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, part]) => [
    { field: prefix + name, unit: unitOf(name, part) },
    ...linesOf(part, `${prefix}${name}.`),
  ]);
}

const yamlOf = ({ field, unit }: Line): string => {
  const name = foreignName(field.split('.').at(-1) ?? '');
  return `    ${field}: ${unit ? `{ name: ${name}, unit: ${unit} }` : name}\n`;
};

/** Our paths of the calls that it has under other names: all of our own. */
export const FOREIGN_CALLS: readonly string[] = OURS.map(({ path }) => path);

/** The file for UPSTREAM_MAP that names all of it. */
export const FOREIGN_MAP: string = OURS.map((call) => {
  const part = (key: string, lines: readonly string[]) =>
    lines.length > 0 ? `  ${key}:\n${lines.join('')}` : '';
  return [
    `${call.path}:\n  path: ${foreignPath(call.path)}\n`,
    part('request', linesOf(call.input).map(yamlOf)),
    part('reply', linesOf(replyOf(call)).map(yamlOf)),
    part(
      'codes',
      [...new Set(['0', ...call.codes])].map((code) => `    ${foreignCode(code)}: "${code}"\n`),
    ),
  ].join('');
}).join('');

const TO_FOREIGN: Readonly<Record<Unit, (value: unknown) => unknown>> = {
  pounds: (pence) => (Number(pence) / 100).toFixed(2),
  hundredths: (m2) => Math.round(Number(m2) * 100),
  seconds: (ms) => Number(ms) / 1000,
  'yes-no': (on) => (on ? 'Y' : 'N'),
};

function toForeign(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((entry) => toForeign(entry, fields));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const schema = fields[name];
    if (!schema) return [name, part];
    const unit = unitOf(name, schema);
    return [foreignName(name), unit ? TO_FOREIGN[unit](part) : toForeign(part, fieldsOf(schema))];
  });
  return Object.fromEntries(entries);
}

function fromUnit(value: unknown, unit: Unit, { enum: values }: Schema): unknown {
  if (unit === 'yes-no') {
    if (value !== 'Y' && value !== 'N') return value;
    return values ? Number(value === 'Y') : value === 'Y';
  }
  if (value === '' || Number.isNaN(Number(value))) return value;
  const factor = { pounds: 100, hundredths: 0.01, seconds: 1000 }[unit];
  return Number((Number(value) * factor).toFixed(2));
}

/** @throws Error for a field under our own name */
function fromForeign(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((entry) => fromForeign(entry, fields));
  if (typeof value !== 'object' || value === null) return value;
  const ours = new Map(Object.keys(fields).map((name) => [foreignName(name), name]));
  const entries = Object.entries(value).map(([given, part]) => {
    if (given in fields) throw new Error(`${given} came under our own name`);
    const name = ours.get(given);
    const schema = name === undefined ? undefined : fields[name];
    if (name === undefined || !schema) return [given, part];
    const unit = unitOf(name, schema);
    return [name, unit ? fromUnit(part, unit, resolved(schema)) : fromForeign(part, fieldsOf(schema))];
  });
  return Object.fromEntries(entries);
}

/** A form's values are text, and its lists and objects JSON. */
function formFromForeign(text: string, fields: Fields): string {
  const given = Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      /^[[{]/.test(value) ? JSON.parse(value) : value,
    ]),
  );
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fromForeign(given, fields) as object))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form.toString();
}

const foreignFieldPath = (path: string) =>
  path.replace(/[^.[\]]+/g, (name) => (/^\d+$|^surplus$/.test(name) ? name : foreignName(name)));

function replyToForeign(text: string, call: CallDescription): string {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof reply !== 'object' || reply === null) return text;
  const { resultCode, field } = reply as { resultCode?: unknown; field?: unknown };
  const foreign = {
    ...reply,
    ...(resultCode === undefined ? {} : { resultCode: foreignCode(String(resultCode)) }),
    ...(typeof field === 'string' ? { field: foreignFieldPath(field) } : {}),
  };
  return JSON.stringify(toForeign(foreign, fieldsOf(replyOf(call))));
}

export interface ForeignNames {
  readonly url: string;
  /** calls that came in the wrong words: signed for another address, or with names of ours */
  readonly misunderstood: readonly string[];
  /** our paths of the calls that came under its own */
  readonly called: ReadonlySet<string>;
  close(): Promise<void>;
}

const PASSED_BACK = ['content-type', 'content-disposition', 'retry-after'];

/**
 * A woojiapi that has each of our own calls under another path, with other names, units and result codes. It has its own reading
 * of the contract, so that a mistake of the gateway's would not be made twice.
 * @param behind a backend with all calls under our names
 */
export async function foreignNames({
  baseUrl,
  salt,
}: Pick<Target, 'baseUrl' | 'salt'>): Promise<ForeignNames> {
  const byPath = new Map(OURS.map((call) => [foreignPath(call.path), call]));
  const misunderstood: string[] = [];
  const called = new Set<string>();

  async function passOn(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { host: _, connection: __, 'content-length': ___, 'accept-encoding': ____, ...asked } = req.headers;
    const { url = '' } = req;
    const { brand = '', callserial = '', calltime = '', sign, ...others } = asked as Record<string, string>;
    if (sign !== signCall({ brand, callserial, calltime, url }, salt)) throw new Error('wrong sign');
    const call = byPath.get(url);
    if (!call && OURS.some(({ path }) => url.startsWith(path))) throw new Error('our own path');
    if (call) called.add(call.path);
    const path = call?.path ?? url;
    const type = String(others['content-type'] ?? '');
    const bytes = await buffer(req);
    const fields = fieldsOf(call?.input ?? {});
    const body = !call
      ? bytes
      : type.includes('urlencoded')
        ? formFromForeign(bytes.toString(), fields)
        : type.includes('json')
          ? JSON.stringify(fromForeign(JSON.parse(bytes.toString()), fields))
          : bytes;
    const signed = {
      brand,
      callserial,
      calltime,
      sign: signCall({ brand, callserial, calltime, url: path }, salt),
    };
    const reply = await fetch(baseUrl + path, {
      method: req.method ?? 'GET',
      headers: { ...others, ...signed },
      ...(req.method === 'POST' ? { body: new Uint8Array(Buffer.from(body)) } : {}),
    });
    const told = PASSED_BACK.flatMap((name) => [[name, reply.headers.get(name)] as const]);
    const headers = Object.fromEntries(told.filter(([, value]) => value !== null));
    const got = Buffer.from(await reply.arrayBuffer());
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    res.writeHead(reply.status, headers as Record<string, string>);
    res.end(call && isJson ? replyToForeign(got.toString(), call) : got);
  }

  const server = createServer((req, res) => {
    passOn(req, res).catch((error: unknown) => {
      // what the backend behind breaks off on purpose isn't a misunderstanding
      if (!(error instanceof TypeError)) misunderstood.push(`${req.url}: ${error}`);
      res.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    misunderstood,
    called,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
