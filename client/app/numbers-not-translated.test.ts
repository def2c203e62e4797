import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Numbers that people quote to us. */
const QUOTED = /^(?:product|order|invoice|quotation|credit|return|paper)No$/;

const PAGES = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((path) => join('client', path))
  .filter((path) => path.endsWith('.tsx') && !/\.test\.|^client.console/.test(path));

const hasTranslateNo = (node: ts.Node): boolean =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some((each) => each.getText() === 'translate="no"');

/** Numbers shown as an element's text that a browser would translate, as `file: element`. */
function translatedNumbers(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const see = (node: ts.Node, isKept: boolean): void => {
    const shown = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? node.expression : undefined;
    const name = shown && (ts.isPropertyAccessExpression(shown) ? shown.name : shown).getText();
    if (name && QUOTED.test(name) && !isKept) found.push(`${path}: ${node.parent.getText()}`);
    node.forEachChild((child) => see(child, isKept || hasTranslateNo(node)));
  };
  see(file, false);
  return found;
}

it('a browser that translates the page leaves numbers of products and papers as they are', () => {
  expect(PAGES.length).toBeGreaterThan(300);
  expect(PAGES.flatMap(translatedNumbers)).toEqual([]);
});
