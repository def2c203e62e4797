/** As browsers name themselves, those first that also name another. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari\//],
];

/** Name and major version of a browser, which don't tell who uses it. @returns `Chrome 150`, or '' if unknown */
export function browserName(userAgent: string | undefined): string {
  for (const [name, pattern] of NAMES) {
    const version = pattern.exec(userAgent ?? '')?.[1];
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`;
  }
  return '';
}
