import type { Units } from './kept-plan.ts';
import { parseLength } from './length.ts';

const EIGHTHS_PER_FOOT = 96;
const MM_PER_FOOT = 304.8;

/** A length as a field shows it: `4.25`, or to the eighth of an inch `13' 11 3/8"`. */
export function lengthText(mm: number, units: Units): string {
  if (units === 'metric') return String(mm / 1000);
  const eighths = Math.round((mm * EIGHTHS_PER_FOOT) / MM_PER_FOOT);
  const feet = Math.floor(eighths / EIGHTHS_PER_FOOT);
  const inches = Math.floor((eighths % EIGHTHS_PER_FOOT) / 8);
  const fraction = FRACTIONS[eighths % 8] ?? '';
  if (inches === 0 && fraction === '') return `${feet}'`;
  return `${feet}' ${[inches === 0 && fraction !== '' ? '' : inches, fraction].filter((part) => part !== '').join(' ')}"`;
}

const FRACTIONS = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];

/** Either notation; a bare figure is metres, or feet where feet are shown. @returns mm; undefined for anything else */
export function readLength(text: string, units: Units): number | undefined {
  return parseLength(text, units === 'imperial' ? 'ft' : 'm');
}
