/**
 * Writes a body as a form: lists and objects as JSON text, null and undefined left out (docs/product.md, "Calls").
 * @returns text for `application/x-www-form-urlencoded`, also fit for a query
 */
export function formBody(input: unknown): string {
  const form = new URLSearchParams();
  if (typeof input === 'object' && input !== null) {
    for (const [key, value] of Object.entries(input)) {
      if (value === null || value === undefined) continue;
      form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
  }
  return form.toString();
}
