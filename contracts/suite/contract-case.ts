import type { CallPath } from '../calls.ts';
import type { ResultCode } from '../result-codes.ts';
import type { Target } from './call-client.ts';

/** One statement of the contract that a backend keeps or breaks. */
export interface ContractCase {
  readonly call: CallPath;
  readonly code: ResultCode;
  readonly title: string;
  /** whether it changes what the backend stores */
  readonly writes: boolean;
  /** @throws ContractViolation when the backend breaks it */
  readonly run: (target: Target) => Promise<void>;
}
