import { describe, expect, it } from 'vitest';
import consoleApi from '../../../contracts/api/generated/console.json' with { type: 'json' };
import contract from '../../../contracts/api/generated/openapi.json' with { type: 'json' };
import { documentForDocs } from './document-for-docs.ts';

describe('documentForDocs', () => {
  const { paths, components } = documentForDocs(contract) as typeof contract;

  it('leaves only what a person has to enter: the token, the query, the body', () => {
    const names = (parameters: readonly object[]) =>
      parameters.map((parameter) =>
        '$ref' in parameter ? String(parameter.$ref) : 'name' in parameter ? parameter.name : '',
      );
    expect(names(paths['/api/dic'].parameters)).toEqual(['#/components/parameters/Token']);
    expect(names(paths['/api/dic'].get.parameters)).toEqual(['type']);
    expect(names(paths['/woojiapi/user/login'].parameters)).toEqual(['#/components/parameters/Token']);
    expect(Object.keys(paths)).toEqual(Object.keys(contract.paths));
    expect(paths['/woojiapi/user/login'].post.requestBody).toBeDefined();
    expect(components).not.toHaveProperty('securitySchemes');
  });

  it('suggests no token, and fills the form fields with the examples', () => {
    expect(contract.components.parameters.Token).toHaveProperty('example');
    expect(components.parameters.Token).not.toHaveProperty('example');
    const form = paths['/woojiapi/user/login'].post.requestBody.content['application/x-www-form-urlencoded'];
    expect(form.schema).toHaveProperty('properties.loginName.example', 'trade@alderline.example');
    expect(form.schema).toHaveProperty('properties.loginName.type', 'string');
  });

  it('says of a deprecated call in the list on which day it ends', () => {
    const [old, other] = [{ summary: 'Read it' }, { summary: 'Read it anew' }];
    const deprecated = {
      ...old,
      deprecated: true,
      'x-deprecated-on': '2026-12-01',
      'x-sunset': '2027-06-01',
    };
    const paths = { '/old': { get: deprecated }, '/other': { get: other } };
    expect(documentForDocs({ paths, components: {} })).toMatchObject({
      paths: {
        '/old': { get: { summary: 'Deprecated, ends on 1 June 2027: Read it' } },
        '/other': { get: other },
      },
    });
  });

  it("leaves out the headers of the console's own calls", () => {
    const { paths } = documentForDocs(consoleApi) as typeof consoleApi;
    expect(consoleApi.paths['/journal'].get.parameters).toHaveLength(2);
    expect(paths['/journal'].get.parameters).toMatchObject([{ name: 'after' }]);
    expect(paths['/worlds'].post.parameters).toEqual([]);
  });

  it('refuses a document that is not a contract', () => {
    expect(() => documentForDocs({ error: 'x' })).toThrow('not a contract');
  });
});
