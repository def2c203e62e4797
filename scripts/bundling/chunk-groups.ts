/** Code that pages may have in common; laying floors has no place in lists, though many parts of other pages use it. */
const SHARED = /\/(client\/(app|lib|state|ui|theme|features|data)|contracts(?!\/domain\/layout\/))\//;
/** Of the shared code, what only pages about plans, deliveries and orders need. */
const WORK =
  /\/(client\/features\/(plan|projects|basket)|contracts\/domain\/(plan|delivery|order|calendar|people))\//;

/** How lists are read, filtered, sorted and counted; most of it the search needs for what it is asked. */
const FILTERS =
  /\/(client\/data\/(floor-facts|found-products|priced-products)|contracts\/domain\/product\/(product-(facets|filter|sort)|filter-rules|size-range|technical-levels))\.ts/;

/** What pages with forms, typed figures or files need, and lists don't. */
const FORMS = /\/client\/(lib\/use-(checked-form|sent-form|typed-figure)|ui\/(form-error|file-input))\.ts/;

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The page that a module belongs to; with `-later` if only parts that the page fetches later import it. */
function pageName(id: string, graph: Graph): string | undefined {
  const page = /\/client\/pages\/([\w-]+)\//.exec(id)?.[1];
  return page && (isInFirstView(id, page, graph) ? page : `${page}-later`);
}

function isInFirstView(id: string, page: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const path = id.split('?')[0] ?? '';
  if (new RegExp(`/client/pages/${page}/${page}(\\.desktop|\\.mobile)?\\.tsx$`).test(path)) return true;
  return graph.getModuleInfo(id)?.importers.some((each) => isInFirstView(each, page, graph, seen)) ?? false;
}

/**
 * Which modules of the shop share a file where the bundler's own splitting, by who loads them, would make dozens of tiny ones. A
 * module goes into the matching group with the highest priority. The numbers are how many entries and later parts load a module:
 * higher ones make more files, lower ones make pages fetch what they don't use. The budgets of first views check the result.
 */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    test: /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler)\//,
    priority: 4,
  },
  // What both trees' entries are made of.
  { name: 'shop', test: /preload-helper|\/client\/app\//, minShareCount: 2, priority: 3 },
  { name: 'shared', test: SHARED, minShareCount: 22, priority: 2 },
  { name: 'work', test: WORK, minShareCount: 10, priority: 1 },
  { name: 'filters', test: FILTERS, minShareCount: 2, priority: 0.8, includeDependenciesRecursively: false },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 0.8, includeDependenciesRecursively: false },
  { name: 'parts', test: SHARED, minShareCount: 10, priority: 0.5 },
  // What both trees' views of a page share. Its imports stay out of it, as other pages may share them.
  {
    name: pageName,
    debugName: 'page',
    test: /\/client\/pages\//,
    minShareCount: 2,
    priority: 0,
    includeDependenciesRecursively: false,
  },
];
