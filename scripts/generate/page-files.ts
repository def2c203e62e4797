import { existsSync } from 'node:fs';
import { allPages } from '../../contracts/site/site-map.ts';

const HEAD = `// Made from contracts/site/site-pages.ts and client/pages by npm run generate. Not to be edited.\n\n`;
const DEVICES = ['desktop', 'mobile'] as const;
type Tree = (typeof DEVICES)[number];
/** The not-found page, which has no row because it has no address. */
const NOT_FOUND = { id: 'not-found', trees: DEVICES };

interface PageFolder {
  readonly id: string;
  readonly trees: readonly Tree[];
}

/**
 * Tables of the pages' code: the views of each tree, which its browsers load, and what the server needs of a page. If a
 * view in the page table is missing from its folder, the import doesn't compile.
 */
export function pageFiles(): Record<string, string> {
  const folders: PageFolder[] = [
    ...allPages().map(([id, page]) => ({ id, trees: DEVICES.filter((device) => page[device]) })),
    NOT_FOUND,
  ];
  return {
    'client/generated/desktop-views.ts': HEAD + views(folders, 'desktop'),
    'client/generated/mobile-views.ts': HEAD + views(folders, 'mobile'),
    'client/generated/page-needs.ts': HEAD + needs(folders),
  };
}

function views(folders: readonly PageFolder[], tree: Tree): string {
  const rows = folders
    .filter(({ trees }) => trees.includes(tree))
    .map(
      ({ id }) =>
        `  ${key(id)}: () =>\n    import('../pages/${fileOf(id, tree)}').then((m) => m.${viewName(id)}),\n`,
    );
  return `/** Loads the view of a page. */\nexport const ${tree.toUpperCase()}_VIEWS = {\n${rows.join('')}};\n`;
}

/** Both trees show `<id>.tsx`, if there is one. */
const hasOneView = (id: string) => existsSync(`client/pages/${id}/${id}.tsx`);
const fileOf = (id: string, tree: Tree) => `${id}/${id}${hasOneView(id) ? '' : `.${tree}`}.tsx`;

function needs(folders: readonly PageFolder[]): string {
  const withNeeds = folders.filter(({ id }) => existsSync(`client/pages/${id}/${id}.server.ts`));
  const imports = withNeeds.map(
    ({ id }) => `import { needs as ${camel(id)} } from '../pages/${id}/${id}.server.ts';\n`,
  );
  const rows = withNeeds.map(({ id }) => `  ${key(id)}: ${camel(id)},\n`);
  const shared = folders.filter(({ id }) => hasOneView(id)).map(({ id }) => `  '${id}',\n`);
  return `${imports.join('')}\n/** Pages with one view for both trees. */\nexport const ONE_VIEW: ReadonlySet<string> = new Set([\n${shared.join('')}]);\n\n/** What the server needs of the pages that show something of the backend. */\nexport const PAGE_NEEDS = {\n${rows.join('')}};\n`;
}

const key = (id: string): string => (id.includes('-') ? `'${id}'` : id);
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `reset-password` is shown by `ResetPasswordPage`. */
const viewName = (id: string): string => `${id[0]?.toUpperCase()}${camel(id).slice(1)}Page`;
