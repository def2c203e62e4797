import { JOURNAL_MASK } from '../../api/recorded-call.ts';

/** Ids and numbers of papers that the recorded replies gave, with those that the new ones gave instead. */
export type GivenIds = Map<string, string>;

const GIVEN = /(Id|^(order|invoice|credit|return|quotation|paper)No|^voucherCode|^transferReference)$/;
const TIME = /(^at|At)$/;
const SHOWN_CHARS = 60;

/**
 * What a new reply has otherwise than the recorded one: `data[].inventoryBalance: 3, now 2`, each field once. Ids, numbers of
 * papers and moments differ by nature: a new id is accepted in the place of one that no earlier call had, and from then on
 * expected; of a moment (`...At`) only the kind is compared, and of a masked value nothing.
 * @param ids gets those that this reply gives
 */
export function differencesOf(recorded: unknown, now: unknown, ids: GivenIds): string[] {
  const found = new Map<string, string>();
  compare('', '', recorded, now, ids, found);
  return [...found.values()];
}

function compare(
  field: string,
  name: string,
  was: unknown,
  is: unknown,
  ids: GivenIds,
  found: Map<string, string>,
): void {
  const differ = (what: string) => {
    if (!found.has(field)) found.set(field, `${field || 'reply'}: ${what}`);
  };
  if (was === JOURNAL_MASK) return;
  if (Array.isArray(was) && Array.isArray(is)) {
    // where places have moved, single lines say nothing
    if (was.length !== is.length) differ(`${was.length} lines, now ${is.length}`);
    else for (const [index, part] of was.entries()) compare(`${field}[]`, name, part, is[index], ids, found);
  } else if (isObject(was) && isObject(is)) {
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
      compare(field ? `${field}.${key}` : key, key, was[key], is[key], ids, found);
  } else if (typeof was === 'number' && typeof is === 'number' && TIME.test(name)) {
    // a moment is another one each time
  } else if (typeof was === 'string' && typeof is === 'string' && GIVEN.test(name)) {
    const due = ids.get(was) ?? is;
    ids.set(was, due);
    if (due !== is) differ(`${shown(was)}, now ${shown(is)}`);
  } else if (was !== is && !isText(was, is, ids)) differ(`${shown(was)}, now ${shown(is)}`);
}

/** JSON within a text, and ids in fields of other names. */
const isText = (was: unknown, is: unknown, ids: GivenIds): boolean =>
  typeof was === 'string' && withNewIds(was, ids) === is;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}...` : text;
}

/** A value of a recorded call with the ids that the target has given, also in JSON within a text. */
export function withNewIds(value: unknown, ids: GivenIds): unknown {
  if (Array.isArray(value)) return value.map((part) => withNewIds(part, ids));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNewIds(part, ids)]));
  if (typeof value !== 'string') return value;
  const given = ids.get(value);
  if (given !== undefined) return given;
  return /^[[{]/.test(value) ? inJson(value, ids) : value;
}

function inJson(text: string, ids: GivenIds): string {
  try {
    return JSON.stringify(withNewIds(JSON.parse(text), ids));
  } catch {
    return text;
  }
}

/** Remembers the ids that a recorded call was sent with: they were known before its reply. */
export function noteSent(value: unknown, ids: GivenIds): void {
  if (typeof value === 'string') ids.set(value, ids.get(value) ?? value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) noteSent(part, ids);
}
