import { escapeHtml } from './escape-html.ts';

/** What is known of one of our own calls. */
export interface CallKnowledge {
  readonly path: string;
  readonly state: 'present' | 'lacking' | 'not known';
  /** how that was learnt; left out if nothing has been */
  readonly learntFrom?: string;
  /** when, unless a setting says it */
  readonly secondsAgo?: number;
}

/** A difference between replies and the contract. */
export interface Drift {
  readonly path: string;
  /** the field's path and what is wrong, never a value */
  readonly problem: string;
  /** in how many of the checked replies */
  readonly times: number;
  /** since the last of them */
  readonly secondsAgo: number;
}

/** What `/readyz` says to this machine. */
export interface ReadinessReport {
  readonly status: 'ready' | 'not ready';
  /** why it isn't ready, as a sentence, if that is known */
  readonly reason?: string | undefined;
  /** left out if replies are not compared with the contract */
  readonly drift?: readonly Drift[] | undefined;
  /** what can't be offered, by ids of pages and of parts */
  readonly notOffered?: readonly string[];
  /** left out for a backend that has every call */
  readonly calls?: readonly CallKnowledge[];
}

const STYLE = `
:root { color-scheme: light; --ink: #2b2a27; --soft: #66615a; --line: #d9d3c8; --bone: #faf8f4; --bad: #9c2b1e; --good: #2f5d3a }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 4rem; background: var(--bone); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2 } h1 { margin: 0 } h2 { margin: 2.5rem 0 .5rem }
p { margin: .25rem 0; max-width: 44rem } .bad { color: var(--bad); font-weight: 600 } .good { color: var(--good); font-weight: 600 }
table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere }
thead th { color: var(--soft); font-weight: 400 } tbody th { font-weight: 600 }
@media (max-width: 40rem) {
  thead { display: none } tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line) } th, td { display: block; padding: 0; border: 0 }
}
`;

/** A table with a header for each row; its cells are text. */
function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`;
  });
  return `<table aria-label="${caption}"><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

function ago(seconds: number): string {
  if (seconds < 120) return `${seconds} s ago`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min ago`;
  return `${Math.round(seconds / 3600)} h ago`;
}

function driftSection(drift: readonly Drift[] | undefined): string {
  if (!drift)
    return '<p>Replies are not checked. CONTRACT_WATCH=on checks a sample of those from woojiapi.</p>';
  if (drift.length === 0) return '<p class="good">No reply of the last day differs from the contract.</p>';
  const rows = drift.map(({ path, problem, times, secondsAgo }) => [
    path,
    problem,
    times === 1 ? 'once' : `${times} times`,
    ago(secondsAgo),
  ]);
  return table('Differences', ['Call', 'Difference', 'Seen', 'Last'], rows);
}

function callsSection(calls: readonly CallKnowledge[], notOffered: readonly string[]): string {
  const pages = notOffered.length === 0 ? 'Everything is offered.' : `Not offered: ${notOffered.join(', ')}.`;
  const rows = calls.map(({ path, state, learntFrom = '', secondsAgo }) => [
    path,
    state,
    learntFrom,
    secondsAgo === undefined ? '' : ago(secondsAgo),
  ]);
  return `<h2>Calls beyond the documented ones</h2>
<p>${escapeHtml(pages)}</p>
${table('Calls', ['Call', 'At woojiapi', 'Learnt from', 'When'], rows)}`;
}

/** What `/readyz` says to this machine, as a page for an operator's browser. */
export function readinessPage({ status, reason, drift, notOffered = [], calls }: ReadinessReport): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Backend ${status}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The backend is <span class="${status === 'ready' ? 'good' : 'bad'}">${status}</span></h1>
${reason ? `<p>${escapeHtml(reason)}</p>` : ''}
<p>As one process of this shop knows it. Refresh for the latest.</p>
<h2>Replies that differ from the contract</h2>
${driftSection(drift)}
${calls ? callsSection(calls, notOffered) : ''}
</main>
</body>
</html>
`;
}
