import type { Asked } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import type { Verdict, Violation } from './run-cases.ts';

/** One thing that is wrong with a backend, however many cases show it. */
export interface Finding {
  /** the same in every run of the same cases */
  readonly id: string;
  readonly what: string;
  /** whose replies show it */
  readonly calls: readonly string[];
  readonly seenBy: readonly ContractCase[];
  /** the smallest call that shows it */
  readonly asked: Asked | undefined;
}

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/** A token has to be fetched first, so a call without one is smaller. */
const sizeOf = ({ input, options: { token = '', file } }: Asked): number =>
  JSON.stringify(input).length + token.length + (file?.bytes.length ?? 0);

const smaller = (one: Asked | undefined, other: Asked | undefined): Asked | undefined =>
  one && other ? (sizeOf(other) < sizeOf(one) ? other : one) : (one ?? other);

/** Puts those with the same id together. */
function merged(findings: readonly Finding[]): Finding[] {
  const all = new Map<string, Finding>();
  for (const next of findings) {
    const { calls, seenBy, asked } = all.get(next.id) ?? next;
    all.set(next.id, {
      ...next,
      calls: union(calls, next.calls),
      seenBy: union(seenBy, next.seenBy),
      asked: smaller(asked, next.asked),
    });
  }
  return [...all.values()];
}

/** Several calls share schemas and the connection. */
const idOf = ({ call, what, shared }: Violation): string =>
  shared ?? (what.startsWith('no whole reply') ? what : `${call}: ${what}`);

/** What only the cases of one rule have seen, in their own calls, is about that rule, which all calls share. */
function byRule(finding: Finding): Finding {
  const [first] = finding.seenBy;
  const { id, what, calls, seenBy } = finding;
  const isRule = seenBy.every(({ rule, call }) => rule === first?.rule && id === `${call}: ${what}`);
  return first?.rule && isRule && calls.length === 1 ? { ...finding, id: `${first.rule}: ${what}` } : finding;
}

/** Everything that is wrong, each thing once, in the order of the cases. */
export function findingsOf(verdicts: readonly Verdict[]): Finding[] {
  const seen = verdicts.flatMap(({ one, violations }) =>
    violations.map((violation): Finding => {
      const { call, what, asked } = violation;
      return { id: idOf(violation), what, calls: [call], seenBy: [one], asked };
    }),
  );
  return merged(merged(seen).map(byRule));
}
