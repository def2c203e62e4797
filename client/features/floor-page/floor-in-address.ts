/** The floor that an address names. */
export const floorIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('id')?.trim() || undefined;
