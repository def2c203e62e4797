import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/button-recipe.ts';
import { Spinner } from './spinner.tsx';

const Base = chakra('button', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof Base> {
  /** keeps its size, shows that work is in progress, and takes no further clicks; the focus stays on it */
  loading?: boolean;
}

/** A button; `type="submit"` must be set, so that none sends a form by accident. */
export function Button({ loading = false, children, onClick, ...props }: ButtonProps) {
  return (
    <Base
      type="button"
      {...props}
      aria-disabled={loading || props['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <Spinner />}
      {children}
    </Base>
  );
}
