import { storeyName } from '../../../contracts/rules/plan/storey-name.ts';

/** Those that the house has, a basement, and the one that is chosen whatever the counter says now. */
export function storeyOptions(storeys: number, chosen: number) {
  const all = Array.from({ length: storeys + 1 }, (_, index) => index - 1);
  const shown = all.includes(chosen) ? all : [...all, chosen].sort((a, b) => a - b);
  return shown.map((storey) => ({ value: String(storey), label: storeyName(storey) }));
}
