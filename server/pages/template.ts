import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_ID, type PageData } from '../../contracts/page-rendering.ts';
import { jsonForHtml } from '../http/escape-html.ts';

export interface DocumentParts {
  /** tags of the head, as HTML */
  readonly head: string;
  /** the rendered page, empty for the plain shell */
  readonly html: string;
  /** paths of the scripts that the page runs after its first paint, in this order */
  readonly scripts: readonly string[];
  readonly data: PageData;
}

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g;

const START = /<script type="module"[^>]* src="(\/[^"]+)"><\/script>/;

/** The built HTML around every page, with its style sheet inlined; its one script is told by each page what to load. */
export function readTemplate(distDir: string): string {
  const client = join(distDir, 'client');
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  return page
    .replace(
      STYLE_LINK,
      (_, href: string) => `<style>${readFileSync(join(client, href), 'utf8').trim()}</style>`,
    )
    .replace(START, '<script type="module" src="$1" data-modules="<!--scripts-->"></script>');
}

/** Puts a page's parts into the template. */
export function fillTemplate(template: string, { head, html, scripts, data }: DocumentParts): string {
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--scripts-->', () => scripts.join(' '))
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => block);
}
