import { JOURNAL_MASK } from '../../../../contracts/api/recorded-call.ts';

const SECRET_KEYS = new Set([
  'password',
  'repassword',
  'authcode',
  'token',
  'access_token',
  'accesstoken',
  'invitationtoken',
  'sign',
  'salt',
  'sitesalt',
]);
/** Deeper than the contract allows a body to be; anything below is not shown at all. */
const MAX_DEPTH = 20;

const isSecret = (key: string): boolean => SECRET_KEYS.has(key.trim().toLowerCase());

/**
 * A body that is safe to show: secrets masked by field name, in JSON, in JSON within texts and in forms.
 * @param secrets values that are masked wherever they appear
 */
export function maskText(text: string, secrets: readonly string[] = []): string {
  if (text === '') return '';
  return maskValues(maskJson(text, 0) ?? maskLoose(maskForm(text)), secrets);
}

/** An address with the secrets in its query masked. */
export function maskUrl(url: string, secrets: readonly string[] = []): string {
  const start = url.indexOf('?');
  if (start < 0) return maskValues(url, secrets);
  return maskValues(`${url.slice(0, start)}?${maskForm(url.slice(start + 1))}`, secrets);
}

/** @returns undefined unless it is a JSON object or list */
function maskJson(text: string, depth: number): string | undefined {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // not the original text: of two equal keys, JSON.parse only reads one, and the other would stay unmasked
    return JSON.stringify(maskValue(value, depth));
  } catch {
    return undefined;
  }
}

function maskValue(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return JOURNAL_MASK;
  if (typeof value === 'string') return maskJson(value, depth + 1) ?? value;
  if (Array.isArray(value)) return value.map((each) => maskValue(each, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isSecret(key) ? JOURNAL_MASK : maskValue(each, depth + 1),
    ]),
  );
}

/** Masks malformed text by pattern: `"password": "..."`, cut off or not, and `password=...`. */
function maskLoose(text: string): string {
  const names = [...SECRET_KEYS].join('|');
  const json = new RegExp(
    `(\\\\*["']?\\b(?:${names})\\\\*["']?\\s*:\\s*)(\\\\*"(?:[^"\\\\]|\\\\.)*\\\\*"?|[^,}\\s]+)`,
    'gi',
  );
  const form = new RegExp(`(\\b(?:${names})\\s*=)[^&\\s"'<]*`, 'gi');
  return text.replace(json, `$1"${JOURNAL_MASK}"`).replace(form, `$1${JOURNAL_MASK}`);
}

function maskForm(text: string): string {
  if (!text.includes('=')) return text;
  return text
    .split('&')
    .map((pair) => {
      const [, name = pair, value] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      if (value === undefined) return pair;
      if (isSecret(decode(name))) return `${name}=${JOURNAL_MASK}`;
      const json = maskJson(decode(value), 1);
      return json === undefined ? pair : `${name}=${encodeURIComponent(json)}`;
    })
    .join('&');
}

function maskValues(text: string, secrets: readonly string[]): string {
  return secrets.reduce(
    (masked, secret) => (secret === '' ? masked : masked.replaceAll(secret, JOURNAL_MASK)),
    text,
  );
}

/** A name or a value of a form; unchanged if its percent signs are wrong. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
