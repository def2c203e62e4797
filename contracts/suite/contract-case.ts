import type { CallPath } from '../api/calls.ts';
import type { ResultCode } from '../api/result-codes.ts';
import type { Target } from './call-client.ts';

/** Means every path outside the contract. */
export const UNKNOWN_PATH = 'any other path';

/** One rule of the contract that a backend keeps or breaks. */
export interface ContractCase {
  readonly call: CallPath | typeof UNKNOWN_PATH;
  readonly code: ResultCode;
  readonly title: string;
  /** a rule that is the same for every call, so that its cases are made from the contract; other cases test the call's own work */
  readonly rule?: 'signature' | 'token' | 'body' | 'switch' | 'fault';
  /** whether it changes what the backend stores */
  readonly writes: boolean;
  /** `console`: a mock's console, to inject faults; `seeds`: the people in every mock */
  readonly needs?: 'console' | 'seeds';
  /**
   * @throws ContractViolation when the backend breaks it, NotServed when it lacks an extension, CannotTell when the
   * target has no data for the case
   */
  readonly run: (target: Target) => Promise<void>;
}
