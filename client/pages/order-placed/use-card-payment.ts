import { useCallback, useEffect, useRef, useState } from 'react';
import { type CardPayment, readPaidAgain, readPayment } from '../../features/payments/payments.api.ts';
import { CallError, hasResultCode } from '../../lib/call-error.ts';
import { reportFailure } from '../../lib/failure-channel.ts';
import { isUnavailable, type Reading } from '../../lib/reading.ts';
import type { Retry } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

const FIRST_MS = 2_000;
const MOST_MS = 60_000;
const GROWTH = 1.5;

/** How long to wait before asking about a payment again. @param asked times so far, 1 or more @returns milliseconds */
export const nextPause = (asked: number) => Math.min(MOST_MS, Math.round(FIRST_MS * GROWTH ** (asked - 1)));

export interface CardPaymentState {
  readonly reading: Reading<CardPayment> | 'none';
  /** the provider did not answer our last question */
  readonly isUnanswered: boolean;
  readonly isAsking: boolean;
  readonly askNow: () => void;
  readonly show: (payment: CardPayment) => void;
}

/** A payment by card, asked for again with growing pauses until it has ended. */
export function useCardPayment(cardPaymentId: string): CardPaymentState {
  const { userId } = useCustomer().user;
  const [payment, setPayment] = useState<CardPayment>();
  const [error, setError] = useState<unknown>();
  const [isUnanswered, setUnanswered] = useState(false);
  const [asked, setAsked] = useState(0);
  const [isAsking, setAsking] = useState(true);
  const pending = useRef(true);

  const show = useCallback((now: CardPayment) => {
    setPayment(now);
    if (pending.current && now.sts !== 'pending') void readPaidAgain();
    pending.current = now.sts === 'pending';
  }, []);

  const ask = useCallback(async () => {
    setAsking(true);
    try {
      const { data, isAsked } = await readPayment(userId, cardPaymentId);
      show(data);
      setUnanswered(isAsked === 0);
      setError(undefined);
    } catch (failure) {
      if (failure instanceof CallError && failure.endsSession) reportFailure(failure);
      setError(failure);
    } finally {
      setAsking(false);
      setAsked((times) => times + 1);
    }
  }, [userId, cardPaymentId, show]);

  useEffect(() => void ask(), [ask]);
  const isPending = payment?.sts === 'pending';
  useEffect(() => {
    if (!isPending || asked === 0) return;
    const timer = setTimeout(() => void ask(), nextPause(asked));
    return () => clearTimeout(timer);
  }, [ask, asked, isPending]);

  return {
    reading: readingFrom(payment, error, ask),
    isUnanswered,
    isAsking,
    askNow: () => void ask(),
    show,
  };
}

function readingFrom(
  payment: CardPayment | undefined,
  error: unknown,
  retry: Retry,
): Reading<CardPayment> | 'none' {
  if (payment) return { state: 'ready', value: payment };
  if (error === undefined) return { state: 'loading' };
  if (hasResultCode(error, '102')) return 'none';
  if (isUnavailable(error)) return { state: 'unavailable' };
  return { state: 'failed', message: error instanceof Error ? error.message : String(error), retry };
}
