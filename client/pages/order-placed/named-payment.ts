import { useSearch } from 'wouter';

/** The most characters of a payment's id that the contract allows. */
const ID_MAX = 40;

/** The payment by card that the address names; '' if none. */
export function useNamedPayment(): string {
  const named = new URLSearchParams(useSearch()).get('payment') ?? '';
  return named.length > ID_MAX ? '' : named;
}
