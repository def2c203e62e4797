/** What a package-lock.json says of a package that is built or run with. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** SPDX ids of what may be in a release. Visitors use it over the network; only the browser's scripts are handed to them. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  // fonts
  'OFL-1.1',
  // lightningcss: builds the styles, unchanged
  'MPL-2.0',
  // libvips, which sharp loads as a library of its own, unchanged
  'LGPL-3.0-or-later',
]);

/** Packages that only have their licence as a file. */
const READ_BY_US: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

const NONE = 'no licence given';

/** `A AND B`: both; `(A OR B)`: one of them. Anything more involved is for a person to read. */
function isAccepted(expression: string): boolean {
  const ids = expression.replace(/^\(|\)$/g, '');
  const known = (id: string) => ACCEPTED.has(id);
  if (!ids.includes(' AND ')) return ids.split(' OR ').some(known);
  return ids.split(' AND ').every(known);
}

export interface Licence {
  /** an SPDX expression */
  readonly name: string;
  /** `name@version` */
  readonly packages: readonly string[];
  readonly isAccepted: boolean;
}

/** The licences of all packages that a release is built or run with, the most common first. @param lock a package-lock.json */
export function readLicences(lock: { readonly packages: Readonly<Record<string, Locked>> }): Licence[] {
  const found = new Map<string, Set<string>>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '' || locked.dev) continue;
    const id = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${locked.version}`;
    const name = locked.license ?? READ_BY_US[id] ?? NONE;
    found.set(name, (found.get(name) ?? new Set()).add(id));
  }
  return [...found]
    .map(([name, ids]) => ({ name, packages: [...ids].sort(), isAccepted: isAccepted(name) }))
    .sort((a, b) => b.packages.length - a.packages.length);
}
