import { clsx } from 'clsx';
import type { buttonRecipe } from '../theme/button-recipe.ts';

type Variants = NonNullable<(typeof buttonRecipe)['variants']>;

/** How a button or a link that looks like one is drawn; the rules come from the theme's recipe. */
export interface ButtonLook {
  variant?: keyof Variants['variant'] | undefined;
  size?: keyof Variants['size'] | undefined;
  /** as wide as its container */
  wide?: boolean | undefined;
}

export function buttonClass({ variant = 'solid', size = 'md', wide = false }: ButtonLook): string {
  return clsx('button', `button-variant-${variant}`, `button-size-${size}`, wide && 'button-wide');
}
