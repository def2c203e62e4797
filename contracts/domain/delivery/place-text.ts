import type { components } from '../../api/generated/woojiapi.ts';

type Place = Pick<components['schemas']['Place'], 'companyName' | 'line1' | 'line2' | 'town' | 'postCode'>;

/** The lines of an address, as on an envelope. Empty ones are left out, and the town if a line ends with it already. */
export function placeLines({ companyName, line1, line2, town, postCode }: Place): string[] {
  const above = [companyName, line1, line2]
    .map((line) => line.replace(/[\s,]+$/, '').trimStart())
    .filter((line) => line !== '');
  return [...above, ...(endsWith(above.at(-1), town) ? [] : [town.trim()]), postCode.trim()].filter(
    (line) => line !== '',
  );
}

/** An address in one line: `18 Tanyard Yard, Ipswich IP4 9ZZ`. */
export function placeText({ town, postCode, ...rest }: Place): string {
  const above = placeLines({ ...rest, town, postCode: '' });
  return [above.join(', '), postCode.trim()].filter((part) => part !== '').join(' ');
}

/** An address by the name that a company has given it: `Yard, Ipswich IP4 9ZZ`. */
export const namedPlace = (name: string, { town, postCode }: Pick<Place, 'town' | 'postCode'>): string =>
  placeText({ companyName: name, line1: '', line2: '', town, postCode });

/** Whether the last part of a line is the town. */
function endsWith(line: string | undefined, town: string): boolean {
  const last = line?.split(',').at(-1) ?? '';
  return sameText(last) === sameText(town);
}

const sameText = (text: string) => text.trim().toLowerCase();
