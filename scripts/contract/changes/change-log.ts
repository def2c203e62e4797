import type { Change } from './change.ts';
import type { Pair } from './compare-schemas.ts';
import { EVERY_CALL, groupChanges, SEVERITIES, wrapped } from './report-changes.ts';

const CHANGE_LOG = 'contracts/api/CHANGELOG.md';
const VERSION_PLACE = 'info.version of contracts/api/openapi/openapi.yaml';

export interface Release {
  /** `info.version` */
  readonly versions: Pair<string>;
  readonly changes: readonly Change[];
  /** how many calls the contract has */
  readonly total: number;
  /** the text of the change log */
  readonly log: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

const majorOf = (version: string) => Number.parseInt(version, 10);

/**
 * What breaking changes still need: a major version, and an entry in the change log that names each call that breaks.
 * @returns sentences for the one who made them, with a draft of the entry; none if nothing is missing
 */
export function missingFor(release: Release): string[] {
  const { versions, changes, log } = release;
  const broken = changes.filter(({ severity }) => severity === 'breaking');
  if (broken.length === 0) return [];
  const hasRisen = majorOf(versions.after) > majorOf(versions.before);
  const version = hasRisen ? versions.after : `${majorOf(versions.before) + 1}.0.0`;
  const entry = entryOf(log, version);
  const unnamed = entry && broken.find(({ call }) => !isNamed(call, entry));
  const inLines = (text: string) => wrapped(text).join('\n');
  const withDraft = (text: string) => `${inLines(`${text} A draft:`)}\n\n${draftEntry(release, version)}`;
  const place = `${VERSION_PLACE} to ${version} (now ${versions.after})`;
  return [
    ...(hasRisen ? [] : [inLines(`Breaking changes need a major version: set ${place}.`)]),
    ...(entry ? [] : [withDraft(`${CHANGE_LOG} has no entry for ${version}.`)]),
    ...(unnamed ? [withDraft(`${CHANGE_LOG} doesn't name ${unnamed.call} under ${version}.`)] : []),
  ];
}

/** The text below the heading of a version; undefined if there is none. */
function entryOf(log: string, version: string): string | undefined {
  const sections = log.split(/^## /m).slice(1);
  const found = sections.find((section) => section.split(/[\s,]/, 1)[0] === version);
  return found?.split('\n').slice(1).join('\n').trim() || undefined;
}

const isNamed = (call: string, entry: string) => {
  const words = entry.split(/[\s`,:;()*]+/).map((word) => word.replace(/\.$/, ''));
  return call === '' || entry.includes(EVERY_CALL) || words.includes(call.split(' ').at(-1) ?? '');
};

/** An entry with everything that has changed, to be put into the author's own words. */
function draftEntry({ changes, total, today }: Release, version: string): string {
  const groups = groupChanges(changes, total);
  const parts = SEVERITIES.map((severity) => {
    const lines = groups.flatMap(({ heading, lines }) =>
      lines
        .filter((line) => line.severity === severity)
        .flatMap(({ text }) => wrapped(`${heading}: ${text}`, '- ', '  ')),
    );
    return lines.length === 0
      ? ''
      : `\n### ${severity.charAt(0).toUpperCase()}${severity.slice(1)}\n\n${lines.join('\n')}\n`;
  });
  return `## ${version}, ${today}\n${parts.join('')}`;
}
