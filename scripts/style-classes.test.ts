import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const FILES = readdirSync(join(ROOT, 'client'), { recursive: true, encoding: 'utf8' }).map((name) =>
  join(ROOT, 'client', name),
);

interface Sheet {
  readonly name: string;
  readonly classes: readonly string[];
  /** used without @keyframes of that name */
  readonly lostAnimations: readonly string[];
}

let sheets: readonly Sheet[];
let defined: readonly string[];
let used: readonly string[];

beforeAll(async () => {
  sheets = await styleSheets();
  defined = sheets.flatMap(({ name, classes }) => classes.map((key) => classIn(name, key)));
  used = usedClasses();
});

it('finds every class that a component uses in its style sheet', () => {
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});

it('has no class in a style sheet that no component uses', () => {
  expect(defined.length).toBeGreaterThan(100);
  expect(defined.filter((name) => !used.includes(name))).toEqual([]);
});

it('names only animations that its own style sheet has, or that are marked as global', () => {
  expect(
    sheets.flatMap(({ name, lostAnimations }) =>
      lostAnimations.map((key) => `${relative(ROOT, name)} ${key}`),
    ),
  ).toEqual([]);
});

it('uses only variables that the theme, a style sheet or a component sets', () => {
  const isOurs = (name: string) => name.endsWith('.css') && !name.includes('/generated/');
  const asked = FILES.filter(isOurs).flatMap((name) =>
    namesIn(name, /var\((--[\w-]+)\)/g).map((variable) => ({ name, variable })),
  );
  const set = new Set([
    ...FILES.filter((name) => name.endsWith('.css')).flatMap((name) => namesIn(name, /(--[\w-]+)\s*:/g)),
    ...FILES.filter((name) => name.endsWith('.tsx')).flatMap((name) => namesIn(name, /'(--[\w-]+)'/g)),
  ]);
  expect(asked.length).toBeGreaterThan(100);
  expect(
    asked
      .filter(({ variable }) => !set.has(variable))
      .map(({ name, variable }) => `${relative(ROOT, name)} ${variable}`),
  ).toEqual([]);
});

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);

/** Modules as in the build, with local names, including those of animations. */
async function styleSheets(): Promise<Sheet[]> {
  const config = await resolveConfig({ configFile: false, root: ROOT, logLevel: 'silent' }, 'build');
  const names = FILES.filter((name) => name.endsWith('.module.css'));
  return Promise.all(
    names.map(async (name) => {
      const { code, modules = {} } = await preprocessCSS(readFileSync(name, 'utf8'), name, config);
      const keys = Object.keys(modules);
      const animations = keys.filter((key) => !code.includes(`.${modules[key]}`));
      return {
        name,
        classes: keys.filter((key) => !animations.includes(key)),
        lostAnimations: animations.filter((key) => !code.includes(`@keyframes ${modules[key]}`)),
      };
    }),
  );
}

/** @returns the classes that components take from their style sheets, as `styles.per` or `styles[level]` */
function usedClasses(): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const components = FILES.filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'));
  const host = ts.createCompilerHost(options);
  // our own types say which classes are taken, and those of packages are ten times as many
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    components.filter((name) => readFileSync(name, 'utf8').includes(".module.css'")),
    { ...options, types: [] },
    host,
  );
  return components.flatMap((name) => {
    const file = program.getSourceFile(name);
    return file ? classesUsedBy(file, program.getTypeChecker()) : [];
  });
}

function classesUsedBy(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  for (const { importClause, moduleSpecifier } of file.statements.filter(ts.isImportDeclaration)) {
    const local = importClause?.name?.text;
    if (!local || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('.module.css'))
      continue;
    const sheet = join(dirname(file.fileName), moduleSpecifier.text);
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && node.text === local && node.parent !== importClause)
        found.push(...keysTaken(node, checker).map((key) => classIn(sheet, key)));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** The name behind the dot; for brackets, every value of the expression's type. */
function keysTaken(styles: ts.Identifier, checker: ts.TypeChecker): string[] {
  const { parent } = styles;
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text];
  if (ts.isElementAccessExpression(parent)) {
    const type = checker.getTypeAtLocation(parent.argumentExpression);
    const values = type.isUnion() ? type.types : [type];
    if (values.every((value) => value.isStringLiteral())) return values.map(({ value }) => value);
  }
  const place = styles.getSourceFile().fileName;
  throw new Error(`${relative(ROOT, place)}: it can't be told which classes \`${parent.getText()}\` takes`);
}

const classIn = (sheet: string, key: string) => `${relative(ROOT, sheet)} .${key}`;
