import { describe, expect, it } from 'vitest';
import contract from '../../../contracts/generated/openapi.json' with { type: 'json' };
import { documentForDocs } from './document-for-docs.ts';

describe('documentForDocs', () => {
  it('leaves only what a person has to give: the token, the query, the body', () => {
    const { paths } = documentForDocs(contract) as typeof contract;
    const names = (parameters: readonly object[]) =>
      parameters.map((parameter) =>
        '$ref' in parameter ? String(parameter.$ref) : 'name' in parameter ? parameter.name : '',
      );
    expect(names(paths['/api/dic'].get.parameters)).toEqual(['#/components/parameters/Token', 'type']);
    expect(names(paths['/woojiapi/user/login'].post.parameters)).toEqual(['#/components/parameters/Token']);
    expect(Object.keys(paths)).toEqual(Object.keys(contract.paths));
    expect(paths['/woojiapi/user/login'].post.requestBody).toBeDefined();
  });
  it('refuses what is no contract', () => {
    expect(() => documentForDocs({ error: 'x' })).toThrow('no contract');
  });
});
