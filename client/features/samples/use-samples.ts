import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sessionScope, useSession } from '../../state/session.ts';
import { choice, followChoice, samplesOf } from './chosen-samples.ts';
import type { ChosenSample, StoredChoice } from './stored-choice.ts';

/** The chosen samples, oldest first; none while the page hydrates. */
export function useSamples(): readonly ChosenSample[] {
  const { kept } = useSnapshot(choice);
  const session = useSession();
  useEffect(followChoice, []);
  return samplesOf(kept as StoredChoice, sessionScope(session));
}
