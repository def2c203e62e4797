import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a page's style sheets into its HTML, where they cost no request. A link that is switched off stands for each: the
 * browser does not fetch it, and Vite sees that the sheet is there when another page asks for it.
 * @returns tags for style sheets by their paths on the site; each file is read once
 */
export function inlineStyles(distDir: string): (paths: readonly string[]) => string {
  const sheets = new Map<string, string>();
  const sheetAt = (path: string): string => {
    const sheet = sheets.get(path) ?? readFileSync(join(distDir, 'client', path), 'utf8').trim();
    sheets.set(path, sheet);
    return sheet;
  };
  return (paths) => {
    const links = paths.map((path) => `<link rel="stylesheet" href="${path}" disabled>`);
    return `<style>${paths.map(sheetAt).join('')}</style>${links.join('')}`;
  };
}
