import type { components } from '../../contracts/api/generated/woojiapi.ts';
import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import { browserStore } from '../lib/storage.ts';

type Schemas = components['schemas'];

/** The data of a log-in that are stored and restored (docs/product.md, "States"). */
export interface SessionData {
  readonly status: 'guest' | 'customer';
  readonly token: string;
  readonly user: Schemas['User'];
  readonly company: Schemas['Company'];
  readonly customer: Schemas['Customer'];
  /** stored as received; its values are not known */
  readonly role?: unknown;
}

/** Raise it when the stored shape changes: older content is then ignored. */
export const SESSION_VERSION = 1;

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function isSessionData(value: unknown): value is SessionData & { version: number } {
  if (!hasTexts(value, ['token', 'status'])) return false;
  const data = value as Record<string, unknown>;
  return (
    data.version === SESSION_VERSION &&
    data.token !== '' &&
    (data.status === 'guest' || data.status === 'customer') &&
    hasTexts(data.user, ['userId', 'userType', 'loginName']) &&
    hasTexts(data.company, ['companyId', 'companyType', 'ownerCompanyId']) &&
    hasTexts(data.customer, ['custId', 'custName', 'custNo'])
  );
}

/** @returns undefined for no content, or content that is not ours */
export function readSession(): SessionData | undefined {
  const value = browserStore.read(SESSION_KEY);
  if (!isSessionData(value)) return undefined;
  const { version: _, ...data } = value;
  return data;
}

export function storeSession(data: SessionData): void {
  browserStore.keep(SESSION_KEY, { version: SESSION_VERSION, ...data });
}

export function forgetSession(): void {
  browserStore.keep(SESSION_KEY, undefined);
}
