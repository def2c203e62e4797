// Not pages: calls, health, built files and pictures, what the development server serves.
const NO_PAGE = /^\/(api|woojiapi|assets|media|__mock|healthz|readyz|@[^/]*)(\/|$)/;
const LAST_PART_IS_A_FILE = /\.[^/]*$/;

/** Whether the navigation rules apply to a path: all but calls, files and health do. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path) && !LAST_PART_IS_A_FILE.test(path);
}
