import { serializeStyles } from '@emotion/serialize';
import { buttonRecipe } from '../../client/theme/button-recipe.ts';
import { controlRecipe } from '../../client/theme/control-recipe.ts';
import { system } from '../../client/theme/system.ts';
import { textStyles } from '../../client/theme/text-styles.ts';

const HEAD = '/* Made from the theme in client/theme by npm run generate. Not to be edited. */\n';
/** Kinds of tokens that style sheets use as variables; of the others, only those that the recipes below use. */
const VARIABLES = ['colors', 'fonts', 'shadows', 'easings'];
/** Chakra's own variable for colours taken from a background; nothing of ours reads it. */
const UNREAD = '--bg-currentcolor';

type Styles = Readonly<Record<string, unknown>>;
interface Recipe {
  readonly base?: unknown;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}

/**
 * The theme as a static style sheet: Chakra's reset, our tokens as variables, text styles and recipes as classes
 * (`text-title`, `button`, `button-variant-solid`, `button-wide`). So the browser needn't work out styles at run time.
 */
export function themeFiles(): Record<string, string> {
  const recipes = [...recipe('button', buttonRecipe), ...recipe('control', controlRecipe)];
  const texts = Object.keys(textStyles).map((name) => rule(`text-${name}`, { textStyle: name }));
  const classes = [
    inLayer('recipes', recipes),
    inLayer('text', [...texts, rule('sr-only', { srOnly: true })]),
  ];
  const used = new Set(classes.join('').match(/--chakra-[^)]+/g));
  const rules = [
    css(system.getPreflightCss()),
    // Chakra writes these rules for nesting inside another one.
    css(system.getGlobalCss()).replaceAll(/(?<=[{}]|, )&/g, ''),
    css(onlyVariables(system.getTokenCss(), used)),
    ...classes,
  ];
  return { 'client/generated/theme.css': `${HEAD}${rules.join('\n')}\n` };
}

function recipe(name: string, { base, variants = {} }: Recipe): string[] {
  const choices = Object.entries(variants).flatMap(([variant, values]) =>
    Object.entries(values).map(([value, styles]) =>
      rule(value === 'true' ? `${name}-${variant}` : `${name}-${variant}-${value}`, styles as Styles),
    ),
  );
  return [rule(name, base as Styles), ...choices];
}

const rule = (name: string, styles: Styles): string => `.${name} { ${css(system.css(styles as never))} }`;
const inLayer = (name: string, rules: readonly string[]): string =>
  `@layer ${name} {\n${rules.join('\n')}\n}`;

function css(styles: Styles): string {
  return serializeStyles([styles as never])
    .styles.replace(new RegExp(`${UNREAD}:[^;]*;`, 'g'), '')
    .replaceAll('&:where(:root, :host)', ':root');
}

function onlyVariables(styles: Styles, used: ReadonlySet<string>): Styles {
  const isKept = (name: string) =>
    !name.startsWith('--chakra-') ||
    used.has(name) ||
    VARIABLES.some((kind) => name.startsWith(`--chakra-${kind}-`));
  return Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => isKept(name))
      .map(([name, value]) => [name, isStyles(value) ? onlyVariables(value, used) : value]),
  );
}

const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null;
