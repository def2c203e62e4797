// Not pages: calls, health, built files and pictures, the development server's paths.
const NO_PAGE = /^\/(api|woojiapi|assets|media|__mock|healthz|readyz|@[^/]*)(\/|$)/;
const LAST_PART_IS_A_FILE = /\.[^/]*$/;

/** Whether the navigation rules apply to a path: to all but calls, files and health. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path) && !LAST_PART_IS_A_FILE.test(path);
}
