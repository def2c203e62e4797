import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contractCases } from './contract-cases.ts';
import { coverageGaps, coverageTable, withCoverage } from './coverage.ts';

describe('the contract suite', () => {
  it('covers each call and each of its codes', () => {
    expect(coverageGaps(contractCases)).toEqual([]);
  });

  it("finds a gap, and a case for a code that the contract doesn't list", () => {
    const [first] = contractCases.filter(({ call, code }) => call === '/api/dic' && code === '103');
    const without = contractCases.filter((one) => one !== first);
    expect(coverageGaps(without)).toEqual(['no case for /api/dic 103']);
    expect(coverageTable(without)[1]).toContain('HOLE');
    const surplus = { ...contractCases[0], call: '/api/dic', code: '102', title: 'x' } as const;
    expect(
      coverageGaps([...contractCases, { ...surplus, writes: false, run: async () => undefined }]),
    ).toEqual(['/api/dic does not list 102: x']);
  });

  it('matches the table in docs/contract.md (npm run contract -- --docs)', async () => {
    const document = await readFile(new URL('../../docs/contract.md', import.meta.url), 'utf8');
    expect(withCoverage(document, contractCases)).toBe(document);
  });

  it('has no two cases with the same name', () => {
    const names = contractCases.map(({ call, code, title }) => `${call} ${code} ${title}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
