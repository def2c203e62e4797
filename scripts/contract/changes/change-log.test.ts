import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { missingFor, type Release } from './change-log.ts';

const gone: Change = {
  kind: 'request-property-became-required',
  severity: 'breaking',
  call: 'POST /woojiapi/order/insertorder',
  where: 'request',
  field: 'number',
  says: 'required now: a call without it is refused',
};
const added: Change = {
  ...gone,
  kind: 'any',
  severity: 'harmless',
  field: 'note',
  says: 'new, may be left out',
};
const LOG = '# Change log\n\n## 1.0.0\n\nThe first version.\n';
const entry = (text: string) => LOG.replace('## 1.0.0', `## 2.0.0, 2026-11-27\n\n${text}\n\n## 1.0.0`);

const missing = (rest: Partial<Release>) =>
  missingFor({
    versions: { before: '1.2.0', after: '2.0.0' },
    changes: [gone, added],
    total: 9,
    log: LOG,
    today: '2026-11-27',
    ...rest,
  });
const NAMED = entry('- `/woojiapi/order/insertorder`: send the number too.');

describe('what a breaking change needs', () => {
  it('is a major version and an entry that names the call', () => {
    expect(missing({ log: NAMED })).toEqual([]);
  });

  it('is nothing when nothing breaks', () => {
    expect(missing({ changes: [added], versions: { before: '1.2.0', after: '1.2.0' } })).toEqual([]);
  });

  it.each(['1.2.0', '1.3.0', '0.9.0', 'next'])('is a major version, which %s is not', (after) => {
    expect(missing({ log: NAMED, versions: { before: '1.2.0', after } })).toEqual([
      `Breaking changes need a major version: set info.version of contracts/api/openapi/openapi.yaml to\n2.0.0 (now ${after}).`,
    ]);
  });

  it('is an entry, of which it gives a draft with everything that has changed', () => {
    expect(missing({})).toEqual([
      `contracts/api/CHANGELOG.md has no entry for 2.0.0. A draft:

## 2.0.0, 2026-11-27

### Breaking

- POST /woojiapi/order/insertorder: request, number: required now: a call without it is refused

### Harmless

- POST /woojiapi/order/insertorder: request, note: new, may be left out
`,
    ]);
  });

  it.each([
    ['is empty', entry('')],
    ['is for another version', entry('- `/woojiapi/order/insertorder`').replace('2.0.0', '2.0.0-beta')],
  ])('is not an entry that %s', (_, log) => {
    expect(missing({ log }).join()).toContain('CHANGELOG.md has no entry for 2.0.0');
  });

  it('is an entry that names every call that breaks, not only one that begins alike', () => {
    const other = entry('- `/woojiapi/order/insertorders`: gone.');
    expect(missing({ log: other }).join()).toContain(
      "contracts/api/CHANGELOG.md doesn't name POST /woojiapi/order/insertorder under 2.0.0",
    );
  });

  it('is met by its own draft, for one call and for all', () => {
    const draftOf = (release: Partial<Release>) => missing(release).join().split('A draft:\n\n')[1] ?? '';
    const all = { changes: [gone, { ...gone, call: 'POST /other' }], total: 2 };
    expect(missing({ log: LOG.replace('## 1', `${draftOf({})}\n## 1`) })).toEqual([]);
    expect(draftOf(all)).toContain('- Every call: request, number');
    expect(missing({ ...all, log: LOG.replace('## 1', `${draftOf(all)}\n## 1`) })).toEqual([]);
  });
});
