import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { FIELD_KINDS } from './field-kinds.ts';

type Tagged = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const FILES = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((path) => join('client', path))
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'));
const parsed = new Map<string, ts.SourceFile>();
const FIELDS = new Set(['TextInput', 'PasswordInput', 'TextArea', 'Stepper']);
/** The style sheet of the console shows fields without a form. */
const OUTSIDE_UI = FILES.filter((path) => !/^client.(ui|console.styles)./.test(path));

function fileAt(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(path, file);
  return file;
}

const isTagged = (node: ts.Node): node is Tagged =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** @returns the attribute as it is written, such as `"done"` or `{enter}`; '' for one without a value */
function attribute(node: Tagged, name: string): string | undefined {
  const found = node.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((each) => each.name.getText() === name);
  return found && (found.initializer?.getText() ?? '');
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => walk(child, see));
}

/** The declaration of a component, in this file or the one from which it is imported. */
function componentOf(file: ts.SourceFile, name: string): ts.Node | undefined {
  for (const each of file.statements) {
    if (ts.isFunctionDeclaration(each) && each.name?.text === name) return each;
    if (ts.isVariableStatement(each)) {
      const found = each.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found) return found;
    }
    if (!ts.isImportDeclaration(each) || !ts.isStringLiteral(each.moduleSpecifier)) continue;
    const from = each.moduleSpecifier.text;
    const names = each.importClause?.namedBindings;
    if (!from.endsWith('.tsx') || !names || !ts.isNamedImports(names)) continue;
    if (names.elements.some((one) => one.name.text === name))
      return componentOf(fileAt(join(dirname(file.fileName), from)), name);
  }
  return undefined;
}

/** The fields of a form in their order, including those of its components. */
function fieldsOf(node: ts.Node, seen: readonly ts.Node[] = []): Tagged[] {
  const file = node.getSourceFile();
  const fields: Tagged[] = [];
  walk(node, (each) => {
    if (!isTagged(each)) return;
    const tag = each.tagName.getText();
    if (FIELDS.has(tag)) {
      fields.push(each);
      return;
    }
    const component = /^[A-Z]/.test(tag) ? componentOf(file, tag) : undefined;
    if (
      component &&
      !seen.includes(component) &&
      !component.getSourceFile().fileName.startsWith('client/ui/')
    )
      fields.push(...fieldsOf(component, [...seen, component]));
  });
  return fields;
}

const FORMS = OUTSIDE_UI.flatMap((path) => {
  const forms: { readonly path: string; readonly fields: readonly Tagged[] }[] = [];
  walk(fileAt(path), (node) => {
    if (!ts.isJsxElement(node)) return;
    const tag = node.openingElement.tagName.getText();
    if (['form', 'chakra.form', 'DialogForm'].includes(tag)) forms.push({ path, fields: fieldsOf(node) });
  });
  return forms;
}).filter(({ fields }) => fields.length > 0);

const placeOf = (field: Tagged) =>
  `${field.getSourceFile().fileName}: ${field.getText()}`.replace(/\s+/g, ' ');

/** Some kinds of fields set it themselves. */
function saysWhatEnterDoes(field: Tagged): boolean {
  const asks = /^\{?["'](.+)["']\}?$/.exec(attribute(field, 'asks') ?? '')?.[1] ?? '';
  const isFigure = /'(decimal|whole)'/.test(attribute(field, 'asks') ?? '');
  const kind = Object.entries(FIELD_KINDS).find(([name]) => name === asks)?.[1] ?? {};
  return (
    ['Stepper', 'TextArea'].includes(field.tagName.getText()) ||
    attribute(field, 'enter') !== undefined ||
    isFigure ||
    'enterKeyHint' in kind
  );
}

describe('every form of the shop', () => {
  it('is found, even if its fields are components of other files', () => {
    const found = FORMS.map(({ path, fields }) => `${path}: ${fields.length}`);
    expect(found.length).toBeGreaterThan(25);
    expect(found).toContain('client/pages/addresses/parts/address-form.tsx: 2');
    expect(found).toContain('client/pages/people/parts/invite-form.tsx: 4');
  });

  it('says only at its last field what Enter does, unless Enter does something else in another field', () => {
    const silent = FORMS.map(({ fields }) => fields.at(-1)).filter(
      (last) => last && !saysWhatEnterDoes(last),
    );
    const loud = FORMS.flatMap(({ fields }) => fields.slice(0, -1)).filter(
      (field) => attribute(field, 'enter')?.startsWith('"') && !attribute(field, 'onKeyDown'),
    );
    expect([...silent, ...loud].map((field) => field && placeOf(field))).toEqual([]);
  });

  it('only uses fields that declare what they ask for', () => {
    const own = OUTSIDE_UI.flatMap((path) => {
      const found: Tagged[] = [];
      walk(fileAt(path), (node) => {
        if (!isTagged(node)) return;
        const tag = node.tagName.getText();
        const isTyped =
          tag === 'input' && !/"(radio|checkbox|file|hidden)"/.test(attribute(node, 'type') ?? '');
        if (isTyped || tag === 'textarea') found.push(node);
      });
      return found;
    });
    expect(own.map(placeOf)).toEqual([]);
  });
});

it('a field outside a form says what Enter does', () => {
  const inForms = new Set(FORMS.flatMap(({ fields }) => fields));
  const others = OUTSIDE_UI.flatMap((path) => {
    const found: Tagged[] = [];
    walk(fileAt(path), (node) => {
      if (isTagged(node) && FIELDS.has(node.tagName.getText()) && !inForms.has(node)) found.push(node);
    });
    return found;
  });
  const silent = others.filter(
    (field) => !saysWhatEnterDoes(field) && attribute(field, 'readOnly') === undefined,
  );
  expect(silent.map(placeOf)).toEqual([]);
});
