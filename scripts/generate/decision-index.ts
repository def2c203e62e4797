import { readdir, readFile } from 'node:fs/promises';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';

const HEAD = `# Decisions

Why things are the way they are: what the situation was, what was decided, what follows from it. A new one is a file of its own, \`<day>-<title>.md\`, whose third line says its day and state: \`accepted\`, or \`superseded by\` a link to the one that replaced it. \`npm run generate\` makes this index from them.
`;

/** The index of the decisions, the latest day first. @throws Error for one without a title, a day or a state */
export async function decisionIndex(): Promise<Record<string, string>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md') && name !== INDEX);
  const decisions = await Promise.all(names.map(readDecision));
  const days = [...new Set(decisions.map(({ day }) => day))].sort().reverse();
  const sections = days.map((day) => {
    const lines = decisions.filter((one) => one.day === day).map(({ line }) => line);
    return `\n## ${day}\n\n${lines.sort().join('\n')}\n`;
  });
  return { [`${FOLDER}/${INDEX}`]: HEAD + sections.join('') };
}

async function readDecision(name: string): Promise<{ readonly day: string; readonly line: string }> {
  const text = await readFile(`${FOLDER}/${name}`, 'utf8');
  const [, title, day = '', state] =
    /^# (.+)\n\n(\d{4}-\d\d-\d\d), (accepted|superseded by \[.+\]\(.+\.md\))\.\n\n/.exec(text) ?? [];
  if (!title || !name.startsWith(`${day}-`))
    throw new Error(`${FOLDER}/${name}: begin with "# Title", an empty line, and "<day>, accepted."`);
  return { day, line: `- [${title}](${name})${state === 'accepted' ? '' : `, ${state}`}` };
}
