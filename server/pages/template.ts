import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_ID, type PageData } from '../../contracts/page-rendering.ts';
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

const START = /<script type="module"[^>]* src="(\/[^"]+)"><\/script>/;

/** The built HTML around every page; its one script is told by each page what to load. */
export function readTemplate(distDir: string): string {
  const page = readFileSync(join(distDir, 'client', 'index.html'), 'utf8');
  return page.replace(START, '<script type="module" src="$1" data-modules="<!--scripts-->"></script>');
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
