/** Choices of the registration form (docs/product.md, "Form rules"), apart from its zod rules so that a page can render without zod. */

export const TITLES = ['Mrs', 'Mr', 'Ms', 'Miss'] as const;
export type Title = (typeof TITLES)[number];
export const DEFAULT_TITLE: Title = 'Mr';

export const USER_TYPES = ['architect', 'contractor', 'developer', 'others'] as const;

/** The contract's minimum length for a password, shown in every form that asks for a new one. */
export const PASSWORD_LEAST = 8;
export const PASSWORD_HINT = `Passwords need at least ${PASSWORD_LEAST} characters`;
