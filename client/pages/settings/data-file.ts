import { londonMoment } from '../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../contracts/domain/delivery/delivery-day.ts';
import type { OwnData } from './settings.api.ts';

/**
 * A customer's stored data as readable JSON, with a heading for each part and a name for each value.
 * @param at milliseconds since 1970
 */
export function dataFile(parts: OwnData, at: number): string {
  const entries = parts.map(({ title, records }) => [
    title,
    records.map((record) => Object.fromEntries(record.map(({ name, value }) => [name, value]))),
  ]);
  return `${JSON.stringify({ Made: londonMoment(at), ...Object.fromEntries(entries) }, undefined, 2)}\n`;
}

/** `alderline-data-2026-11-22.json` */
export function dataFileName(brand: string, at: number): string {
  return `${brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-${dayText(londonTime(at).day)}.json`;
}
