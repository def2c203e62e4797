import type { Asked, Target } from '../../contracts/suite/call-client.ts';
import { CALLS } from '../../contracts/suite/contract-document.ts';
import { isReadable } from '../../server/mock/tools/recorded/recorded-fields.ts';

/** Longest line of a report. */
export const WIDTH = 100;

/** Texts of the contract's own examples are made up; others may be personal. */
const EXAMPLES = new Set(CALLS.flatMap(({ example }) => textsOf(example)));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A value that may be shown; `$name` replaces one that may be secret or personal. */
function shown(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => shown(name, part));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shown(key, part)]));
  if (typeof value !== 'string' || value === '') return value;
  const isSecret = /passw|token|authCode/i.test(name);
  return isReadable(name) || value.length === 1 || (EXAMPLES.has(value) && !isSecret) ? value : `$${name}`;
}

/** What all curls need: where the backend is, and a function for the headers of a call. Bash and zsh have what it takes. */
export function setUp({ baseUrl, brand }: Target): string {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  return `TARGET=${origin}${prefix}
BRAND=${word(brand, 80)}
SALT=                # your salt for this address
TOKEN= GUEST_TOKEN=  # access_token of a log-in, and of /api/guestlogin
signed() {           # the headers of a call: $1 is its path with query
  local time=$(date '+%F %T') serial=$(date +%s)000$RANDOM
  local sign=$(printf %s "$BRAND$serial$time${prefix}$1$SALT" | md5sum | cut -c1-32)
  printf '%s: %s\\n' debug false brand "$BRAND" calltime "$time" callserial $serial sign $sign
}`;
}

/** A shell's word, over as many lines as it takes: after a backslash it goes on at the start of the next line. */
function word(text: string, room: number): string {
  if (/^[\w=]*\$\w+$/.test(text)) return `"${text}"`;
  const pieces = [];
  for (let rest = text, width = room; rest !== '' || pieces.length === 0; width = WIDTH - 4) {
    pieces.push(`'${rest.slice(0, width).replaceAll("'", "'\\''")}'`);
    rest = rest.slice(width);
  }
  return pieces.join('\\\n');
}

const asText = (value: unknown): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * A curl that sends a call again, after `setUp`. What is secret or personal has a placeholder such as `$TOKEN` or `$userId`.
 */
export function curlOf({ method, path, input, options }: Asked): string {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, shown(name, value)]);
  const query =
    method === 'GET' ? new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])) : '';
  const url = String(query) ? `${path}?${String(query).replaceAll('%24', '$')}` : path;
  const changed = Object.entries(options.headers ?? {});
  const without = changed.map(([name]) => ` | grep -v ^${name}:`).join('');
  const lines = [`curl -i $TARGET${word(url, 80)}`, `-H @<(signed ${word(url, 60)}${without})`];
  for (const [name, value] of changed)
    if (value !== undefined) lines.push(`-H ${word(`${name}: ${value}`, 80)}`);
  if (options.token?.startsWith('$')) lines.push(`-H "token: ${options.token}"`);
  else if (options.token) lines.push(`-H ${word(`token: ${options.token}`, 80)}`);
  if (options.file) lines.push(`-F '${options.file.part}=@${options.file.name}'`);
  else if (options.as === 'json')
    lines.push(
      "-H 'content-type: application/json'",
      `--data ${word(JSON.stringify(Object.fromEntries(fields)), 80)}`,
    );
  else if (method === 'POST' && fields.length === 0) lines.push('-X POST');
  else if (method === 'POST')
    for (const [name, value] of fields)
      lines.push(`--data-urlencode ${word(`${name}=${asText(value)}`, 75)}`);
  return lines.map((line, index) => (index === 0 ? line : `  ${line}`)).join(' \\\n');
}
