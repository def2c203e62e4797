const MASK = '***';
const MASKED_EMAIL = 'masked@example.com';
const EMAIL = /[^\s@"'<>(),;:=&?/\\]+@[^\s@"'<>(),;:=&?/\\]+\.[^\s@"'<>(),;:=&?/\\.]+/g;
const SECRET = /password|token|sign|salt|secret|authcode/i;
const PERSONAL = /^(first|last|cust|company|contact|full)_?name$|addr|post_?code|phone|fax|tax_?no|^mobile$/i;
const NAMED_BY_EMAIL = /^(login_?name|e?mail|sendto)$/i;

/**
 * Masks secrets and personal data in a value of an exchange: by field name, and emails
 * anywhere, JSON within texts too.
 * @param secrets values that are masked wherever they appear
 */
export function maskValue(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value === 'string') return maskText(value, secrets);
  if (Array.isArray(value)) return value.map((each) => maskValue(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, maskField(name, each, secrets)]),
  );
}

function maskField(name: string, value: unknown, secrets: readonly string[]): unknown {
  const isEmpty = value === '' || value === null;
  if (isEmpty) return value;
  if (SECRET.test(name) || PERSONAL.test(name)) return MASK;
  return NAMED_BY_EMAIL.test(name) ? MASKED_EMAIL : maskValue(value, secrets);
}

function maskText(text: string, secrets: readonly string[]): string {
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.stringify(maskValue(JSON.parse(text), secrets));
    } catch {
      // not JSON after all: masked as text
    }
  }
  const known = secrets.filter(Boolean).reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
  return known.replace(EMAIL, MASKED_EMAIL);
}
