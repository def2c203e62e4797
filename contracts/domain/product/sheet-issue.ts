/** The issue of what our sheets and clauses say of products. Both go up when that changes. */
export const SHEET_ISSUE = { revision: 'A', day: '2026-01-05' } as const;
