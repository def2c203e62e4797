/**
 * The project that a basket's line is for, as the project, the sample page or the order of its samples put it there.
 * @param productInfo as the line has it: JSON, or any other text
 * @returns the project's id; '' if none
 */
export function projectOfLine(productInfo: string): string {
  try {
    const { projectInfo } = JSON.parse(productInfo) ?? {};
    return typeof projectInfo === 'string' ? projectInfo : '';
  } catch {
    return '';
  }
}
