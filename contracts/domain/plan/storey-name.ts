const ORDINALS = [
  'Ground floor',
  'First floor',
  'Second floor',
  'Third floor',
  'Fourth floor',
  'Fifth floor',
];

/** `Ground floor`, `First floor`, `Floor 6`, `Basement 1`: as people in a British house call a storey. @param storey 0 is the ground floor */
export function storeyName(storey: number): string {
  if (storey < 0) return storey === -1 ? 'Basement' : `Basement ${-storey}`;
  return ORDINALS[storey] ?? `Floor ${storey}`;
}
