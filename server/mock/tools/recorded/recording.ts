import { z } from 'zod';

/** One exchange with a real backend, masked, as stored in a file of fixtures/recorded. */
export const recordingSchema = z.strictObject({
  method: z.enum(['GET', 'POST']),
  /** without the query */
  path: z.string().regex(/^\/(woojiapi|api)\/[\w./-]+$/),
  /** fields of the body, or of the query of a GET */
  input: z.record(z.string(), z.unknown()),
  status: z.number().int().min(200).max(599),
  reply: z.unknown(),
});

export type Recording = Readonly<z.infer<typeof recordingSchema>>;

/** Identifies a question within a path: a form has only texts, in no order. */
export function questionKey(input: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(input).map(([name, value]) => [name, textOf(value)] as const);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
