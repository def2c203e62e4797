import { escapeHtml } from '../../../http/escape-html.ts';

/** The text of a mail as HTML: escaped, a paragraph for each block between blank lines. */
export function mailHtml(text: string): string {
  return text
    .split(/(?:\r?\n){2,}/)
    .map((part) => `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** A whole HTML mail. Mail programs support little CSS, and only inline. */
export function mailDocument(brand: string, text: string): string {
  const style = 'max-width:36em;padding:24px;font:16px/1.5 sans-serif;color:#2b2724';
  const head = 'margin:0 0 24px;font:24px/1.2 Georgia,serif';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
    `<div style="${style}"><p style="${head}">${escapeHtml(brand)} Flooring</p>${mailHtml(text)}</div>`,
    '</body></html>',
  ].join('');
}
