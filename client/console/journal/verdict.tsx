import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { Tag } from '../parts/tag.tsx';

/** Whether the call meets the contract. */
export function Verdict({ problems }: Pick<JournalEntry, 'problems'>) {
  if (problems.length === 0) return <Tag tone="success">Matches the contract</Tag>;
  return <Tag tone="danger">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</Tag>;
}

/** The result code, or the HTTP status where there is none. */
export function CodeTag({ resultCode, status }: Pick<JournalEntry, 'resultCode' | 'status'>) {
  if (resultCode === '') return <Tag tone={status >= 400 ? 'danger' : 'plain'}>HTTP {status}</Tag>;
  return <Tag tone={resultCode === '0' ? 'success' : 'warning'}>Code {resultCode}</Tag>;
}
