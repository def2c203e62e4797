import type { Finding } from '../../contracts/suite/findings.ts';
import { curlOf, setUp } from './curl.ts';
import { escaped } from './markup.ts';
import {
  callsText,
  cellText,
  countsText,
  KINDS,
  LACKS,
  type Outcome,
  reasonFor,
  rulesText,
  seenText,
  shortCall,
  untriedLines,
} from './outcome.ts';

const STYLE = `
:root { color-scheme: light; --ink: #2b2a27; --soft: #66615a; --line: #d9d3c8; --bone: #faf8f4; --bad: #9c2b1e; --good: #2f5d3a }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 4rem; background: var(--bone); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2 }
h1 { margin: 0; font-size: 2rem } h2 { margin: 2.5rem 0 .75rem; font-size: 1.5rem } h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
p { margin: .25rem 0 } .soft { color: var(--soft) } .bad { color: var(--bad); font-weight: 600 } .good { color: var(--good); font-weight: 600 }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0 }
dl div { border-top: 2px solid var(--line); padding-top: .5rem } dt { color: var(--soft) } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums }
ol { margin: 0; padding: 0; list-style: none } li { margin: 0 0 1rem; padding: 1rem; background: #fff; border: 1px solid var(--line); break-inside: avoid }
ul { margin: 0; padding-left: 1.25rem } ul li { margin: 0 0 .5rem; padding: 0; background: none; border: 0; overflow-wrap: anywhere }
pre { margin: .75rem 0 0; padding: .75rem; background: var(--bone); border: 1px solid var(--line); font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.scroll { overflow-x: auto } .scroll:focus-visible { outline: 2px solid var(--ink) }
table { border-collapse: collapse; background: #fff; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: right; white-space: nowrap } th:first-child { text-align: left } thead th { font-weight: 600 } tbody th { font-weight: 400 }
td.none { background: #f3efe7; color: var(--soft) }
td.broken { background: #f7e3df }
@media (max-width: 40rem) { table { font-size: .75rem } th, td { padding: .125rem .375rem } }
@media print { body { max-width: none; padding: 0; background: none; font-size: 10pt } .scroll { overflow: visible } table { font-size: 7pt } th, td { padding: 1pt 3pt } tr { break-inside: avoid } @page { margin: 12mm } }
`;

const code = (text: string) => `<code>${escaped(text)}</code>`;
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summary(outcome: Outcome): string {
  const { verdicts, findings, known, target, begun } = outcome;
  const count = (kind: string) => verdicts.filter(({ verdict }) => verdict === kind).length;
  const at = `${new Date(begun).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const result =
    findings.length === 0
      ? '<p class="good">Nothing found that the contract doesn’t allow</p>'
      : `<p class="bad">${plural(findings.length, 'finding', 'findings')}</p>`;
  const figures = [
    ['Cases kept', count('kept')],
    ['Cases broken', count('broken')],
    ['Absent', count('absent')],
    ['Skipped', count('skipped')],
    ['Known differences', known.length],
  ].map(([name, figure]) => `<div><dt>${name}</dt><dd>${figure}</dd></div>`);
  return `<h1>What the contract suite found</h1>
<p class="soft">${code(target.baseUrl)}, ${at}</p>
${result}
<dl>${figures.join('')}</dl>`;
}

function notExercised(outcome: Outcome): string {
  const { calls, success, refusals } = outcome.exercised;
  const left = success.reduce((sum, group) => sum + group.calls.length, 0);
  const groups = success.map(
    (group) =>
      `<li>${plural(group.calls.length, 'call', 'calls')}: ${escaped(reasonFor(group))}<br/>` +
      `<span class="soft">${group.calls.map((call) => escaped(shortCall(call))).join(', ')}</span></li>`,
  );
  const codes = refusals.map(
    (group) =>
      `<li>Code ${group.code} of ${plural(group.calls.length, 'call', 'calls')}: ${escaped(reasonFor(group))}</li>`,
  );
  const items = [...groups, ...codes];
  const untried = untriedLines(outcome);
  return `<h2>Not exercised</h2>
<p>${left} of ${plural(calls, 'call has', 'calls have')} no success case in this run. Calls are below /woojiapi unless they begin with /api.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : ''}
<p>${escaped(rulesText(outcome))}.</p>
${untried.length > 0 ? `<details><summary>Rules that weren’t kept or broken</summary><ul>${untried.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></details>` : ''}`;
}

const findingItem = (finding: Finding) => `<li>
<h3>${escaped(callsText(finding))}: ${escaped(finding.what)}</h3>
<p class="soft">${escaped(seenText(finding))}</p>
${finding.calls.length > 1 ? `<p class="soft">In ${finding.calls.map(escaped).join(', ')}</p>` : ''}
${finding.asked ? `<pre>${escaped(curlOf(finding.asked))}</pre>` : ''}
</li>`;

function findingsPart({ target, findings, known, gone }: Outcome): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? `<h2>${title}</h2>\n<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
      : '';
  return `<h2>Findings</h2>
${
  findings.length === 0
    ? '<p>None.</p>'
    : `<ol>${findings.map(findingItem).join('\n')}</ol>
<p>The curls need this once:</p>
<pre>${escaped(setUp(target))}</pre>`
}
${list(
  'Known from the baseline',
  known.map((finding) => `${callsText(finding)}: ${finding.what}`),
)}
${list(
  'In the baseline, but no longer seen',
  gone.map((one) => `${one.calls[0]}: ${one.finding}`),
)}`;
}

function matrixPart({ matrix: { columns, rows } }: Outcome): string {
  const head = (cells: readonly string[]) => cells.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(({ call, cells }) => {
    const figures = cells.map((cell) => {
      const kind = !cell || cell.kept + cell.broken === 0 ? 'none' : cell.broken > 0 ? 'broken' : 'kept';
      return `<td class="${kind}">${cellText(cell)}</td>`;
    });
    return `<tr><th scope="row">${escaped(shortCall(call))}</th>${figures.join('')}</tr>`;
  });
  const letters = Object.values(LACKS).map(({ letter, words }) => `<li>${letter}: ${escaped(words)}</li>`);
  return `<h2>Every call, by code and kind of case</h2>
<p>A figure is how many cases were kept, and !figure how many were broken. A letter means cases that weren’t exercised:</p>
<ul>${letters.join('')}</ul>
<div class="scroll" tabindex="0" role="region" aria-label="Every call, by code and kind of case">
<table>
<thead><tr>${head(['Call', ...columns.map((column) => `${column.code}<br/>${KINDS[column.kind]}`)])}</tr></thead>
<tbody>${body.join('\n')}</tbody>
</table>
</div>`;
}

/** The outcome as one page without scripts, which needs nothing from anywhere. It is XML too. */
export function htmlReport(outcome: Outcome): string {
  return `<!DOCTYPE html>
<html lang="en-GB" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<title>Contract: ${escaped(countsText(outcome))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${summary(outcome)}
${notExercised(outcome)}
${findingsPart(outcome)}
${matrixPart(outcome)}
</main>
</body>
</html>
`;
}
