import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a page's style sheets into its HTML, which saves requests, with their paths, so that another page which needs one
 * doesn't fetch it.
 * @returns the tag for style sheets by their paths on the site; each file is read once
 */
export function inlineStyles(distDir: string): (paths: readonly string[]) => string {
  const sheets = new Map<string, string>();
  const sheetAt = (path: string): string => {
    const sheet = sheets.get(path) ?? readFileSync(join(distDir, 'client', path), 'utf8').trim();
    sheets.set(path, sheet);
    return sheet;
  };
  return (paths) => `<style data-files="${paths.join(' ')}">${paths.map(sheetAt).join('')}</style>`;
}
