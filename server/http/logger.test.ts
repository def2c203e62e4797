import { expect, it } from 'vitest';
import { loggedError } from './logger.ts';

it('logs what failed and where, but no value of a row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_name"'), {
    code: '23505',
    constraint: 'users_name',
    detail: 'Key (login_name)=(ada@studio.example) already exists.',
    where: 'line 1: ada',
  });
  const logged = loggedError(error);
  expect(logged).toMatchObject({ code: '23505', constraint: 'users_name', message: error.message });
  expect(JSON.stringify(logged)).not.toContain('ada');
  expect(JSON.stringify(logged)).toContain('logger.test');
});

it('leaves out the message of a data exception, which quotes the value', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "ada\n    of"'), {
    code: '22P02',
  });
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toContain('ada');
  expect(JSON.stringify(logged)).toContain('logger.test');
});
