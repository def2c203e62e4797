import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_ID, type PageData } from '../../contracts/page-rendering.ts';
import { jsonForHtml } from '../http/escape-html.ts';

export interface DocumentParts {
  /** tags of the head, as HTML */
  readonly head: string;
  /** the rendered page, empty for the plain shell */
  readonly html: string;
  readonly data: PageData;
}

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g;
const FONT_URL = /url\(["']?(\/[^)"']+\.woff2)["']?\)/g;

/** The built HTML around every page, with its small style sheet inlined and its fonts preloaded. */
export function readTemplate(distDir: string): string {
  const client = join(distDir, 'client');
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  let fonts = '';
  const styled = page.replace(STYLE_LINK, (_, href: string) => {
    const css = readFileSync(join(client, href), 'utf8').trim();
    for (const [, font] of css.matchAll(FONT_URL)) {
      fonts += `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
    }
    return `<style>${css}</style>`;
  });
  return styled.replace('<!--head-->', () => `${fonts}<!--head-->`);
}

/** Puts a page's parts into the template. */
export function fillTemplate(template: string, { head, html, data }: DocumentParts): string {
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => block);
}
