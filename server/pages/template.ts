import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_ID, type PageData } from '../../contracts/site/page-rendering.ts';
import { jsonForHtml } from '../http/escape-html.ts';

export interface DocumentParts {
  /** tags of the head, as HTML */
  readonly head: string;
  /** the rules of the page, as tags; empty in development, where Vite links them */
  readonly styles: string;
  /** the rendered page, empty for the plain shell */
  readonly html: string;
  /** paths of the scripts that the page runs after its first paint, in this order */
  readonly scripts: readonly string[];
  readonly data: PageData;
}

/** The built HTML around every page. */
export interface Template {
  readonly html: string;
  /** the text of its one script, which loads the scripts that each page names; the policy needs its hash */
  readonly script: string;
}

const START = /<script type="module"[^>]* src="(\/[^"]+)"><\/script>/;

/** Reads the template and inlines its script, because a file would cost a round trip before anything else is fetched. */
export function readTemplate(distDir: string): Template {
  const read = (path: string) => readFileSync(join(distDir, 'client', path), 'utf8');
  const page = read('index.html');
  const [tag = '', path] = START.exec(page) ?? [];
  if (path === undefined) throw new Error('The built page has no script');
  const script = read(path).trim();
  if (/<\/script|<!--/i.test(script)) throw new Error('The script would end inside the page');
  const inline = `<script type="module" data-modules="<!--scripts-->">${script}</script>`;
  return { html: page.replace(tag, () => inline), script };
}

/** Puts a page's parts into the template. */
export function fillTemplate(template: string, { head, styles, html, scripts, data }: DocumentParts): string {
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;
  return template
    .replace('<!--styles-->', () => styles)
    .replace('<!--head-->', () => head)
    .replace('<!--scripts-->', () => scripts.join(' '))
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => block);
}
