import contract from '../../contracts/generated/openapi.json' with { type: 'json' };
import type { CheckedCall } from './backend.ts';

/** Every path of the contract with its one method. */
export const CONTRACT_METHODS: ReadonlyMap<string, CheckedCall['method']> = new Map(
  Object.entries(contract.paths).map(([path, operations]) => [path, 'get' in operations ? 'GET' : 'POST']),
);
