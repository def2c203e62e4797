import { storeyName } from '../../../contracts/domain/plan/plan.ts';

/** The house's storeys, a basement, and the chosen storey even if the counter no longer reaches it. */
export function storeyOptions(storeys: number, chosen: number) {
  const all = Array.from({ length: storeys + 1 }, (_, index) => index - 1);
  const shown = all.includes(chosen) ? all : [...all, chosen].sort((a, b) => a - b);
  return shown.map((storey) => ({ value: String(storey), label: storeyName(storey) }));
}
