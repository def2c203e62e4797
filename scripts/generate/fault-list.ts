import { readFile } from 'node:fs/promises';
import {
  FAULT_KIND_NAMES,
  FAULT_KINDS,
  type FaultKindName,
  faultFields,
  HEADER_KIND_NAMES,
  readEffect,
  wordOf,
} from '../../contracts/api/fault-kinds.ts';
import { FAULT_PROFILE_NAMES, faultProfile } from '../../contracts/api/fault-profiles.ts';
import type { FaultEffect } from '../../contracts/api/mock-console.ts';

const DOCUMENT = 'docs/testing-against-the-mock.md';
const LIST = /(<!-- faults, made by npm run generate -->\n)[\s\S]*?(<!-- end of the faults -->)/;

/** docs/testing-against-the-mock.md with its lists of faults and profiles made anew from their data. */
export async function faultList(): Promise<Record<string, string>> {
  const text = await readFile(DOCUMENT, 'utf8');
  if (!LIST.test(text)) throw new Error(`${DOCUMENT} has lost the marks around its faults`);
  return { [DOCUMENT]: text.replace(LIST, (_, from: string, to: string) => from + tables() + to) };
}

function tables(): string {
  const kinds = FAULT_KIND_NAMES.map((kind) => [
    HEADER_KIND_NAMES.includes(kind) ? formsOf(kind).map(asCode).join(', ') : 'not by header',
    asCode(JSON.stringify(exampleOf(kind))),
    FAULT_KINDS[kind].says,
  ]);
  const profiles = FAULT_PROFILE_NAMES.map((name) => [asCode(name), faultProfile(name).says]);
  return [
    table(['Header', '`effect` of `POST /faults`', 'What happens'], kinds),
    table(['Profile', 'What it is like'], profiles),
  ].join('\n');
}

const asCode = (text: string) => `\`${text}\``;

/** How the header asks for a kind, without and with what may be left out. */
function formsOf(kind: FaultKindName): string[] {
  const fields = faultFields(kind).map(([name, { example, isOptional }], at) => ({
    text: at === 0 ? `${kind}=${example}` : `${wordOf(name)}=${example}`,
    isOptional,
  }));
  const whole = fields.map(({ text }) => text).join(';') || kind;
  const least = fields.flatMap(({ text, isOptional }) => (isOptional ? [] : [text])).join(';') || kind;
  return least === whole ? [whole] : [least, whole];
}

function exampleOf(kind: FaultKindName): FaultEffect {
  const examples = faultFields(kind).map(([name, { example }]) => [name, example]);
  const read = readEffect(kind, Object.fromEntries(examples));
  if ('wrong' in read) throw new Error(`The examples of ${kind} are wrong: ${JSON.stringify(read.wrong)}`);
  return read.effect;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(heads) + line(heads.map(() => '---')) + rows.map(line).join('');
}
