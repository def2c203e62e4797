import type { Target } from '../../contracts/suite/call-client.ts';
import { CALLS, type CallDescription, exampleFor } from '../../contracts/suite/contract-document.ts';
import type { Question } from './read-options.ts';

/** What is known about the backend when a question is made. */
export interface Known {
  readonly userId?: string | undefined;
  readonly productId?: string | undefined;
  readonly projectId?: string | undefined;
}

const LIST = '/woojiapi/product/qrybrandseries';
const DICTIONARIES = '/api/dic';
const FILTERS = '/woojiapi/compose/qrydicbytype';
const VALUES: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  [LIST]: [
    { productType: 'Timber', series: null },
    { productType: 'SPC Vinyl', series: null },
  ],
  [DICTIONARIES]: [
    'ProductType',
    'Products',
    'productSurface',
    'Grade',
    'Unit',
    'Shadow',
    'InstallMethod',
    'Species',
  ].map((type) => ({ type })),
  [FILTERS]: ['Finish', 'Grade', 'Shadow', 'Species'].map((type) => ({ type })),
};

const reads = ({ path }: CallDescription) => path === DICTIONARIES || /\/qry\w+$/.test(path);
/** Lists come first, as the other questions are about their rows. */
const order = ({ path }: CallDescription) => (path === LIST || path.endsWith('qryprojectbyuserid') ? 0 : 1);

/** The reading calls of the contract; those that need a customer only with one. */
export function readingCalls(hasCustomer: boolean): readonly CallDescription[] {
  const calls = CALLS.filter((call) => reads(call) && (hasCustomer || call.access === 'public'));
  return calls.toSorted((one, other) => order(one) - order(other));
}

/** The questions for a reading call: its example, with ids from the backend. */
export function questionsOf(target: Target, call: CallDescription, known: Known): Question[] {
  const example = exampleFor(target.brand, call);
  const real = Object.fromEntries(
    Object.entries(known).filter(([name, value]) => name in example && value !== undefined),
  );
  const { method, path } = call;
  return (VALUES[path] ?? [{}]).map((values) => ({
    method,
    path,
    input: { ...example, ...real, ...values },
  }));
}
