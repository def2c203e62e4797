import type { ComponentType } from 'react';

/** Header and footer of a tree, in a separate chunk: the landing page has neither. */
export interface Shell {
  readonly Header: ComponentType;
  readonly Footer: ComponentType;
}
