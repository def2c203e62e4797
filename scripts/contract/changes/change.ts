import {
  type Direction,
  type FieldKind,
  judgeField,
  judgeOwn,
  type OwnKind,
  type Severity,
} from './kinds.ts';

/** A change of the contract, as a caller meets it. */
export interface Change {
  /** what oasdiff calls it, where it has a name for it */
  readonly kind: string;
  readonly severity: Severity;
  /** method and path; '' for a change that belongs to no single call */
  readonly call: string;
  /** e.g. `request` or `reply with HTTP 400`; '' for the call itself */
  readonly where: string;
  /** its path, e.g. `lines[].number`; '' for a whole body */
  readonly field: string;
  /** what is so now */
  readonly says: string;
}

/** Where a schema is used. */
export interface Place {
  readonly call: string;
  readonly where: string;
  readonly field: string;
  readonly direction: Direction;
  /** the beginning of the names of its kinds, e.g. `request-property` */
  readonly noun: string;
}

/** What was and what is, as words. */
export interface Words {
  readonly from?: string;
  readonly to?: string;
}

const filled = (says: string, { from = '', to = '' }: Words) =>
  says.replace('{from}', () => from).replace('{to}', () => to);

export function fieldChange(kind: FieldKind, place: Place, words: Words = {}): Change {
  const { direction, noun, call, where, field } = place;
  const { severity, says } = judgeField(kind, direction);
  return { kind: `${noun}-${kind}`, severity, call, where, field, says: filled(says, words) };
}

export function ownChange(
  kind: OwnKind,
  { call, where, field }: Pick<Place, 'call' | 'where' | 'field'>,
  words: Words = {},
): Change {
  const { severity, says } = judgeOwn(kind);
  return { kind, severity, call, where, field, says: filled(says, words) };
}
