import type { BodyOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';

/**
 * The project that a basket line is for. The project page, the sample page or a project's order of samples put it there.
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

type BasketLine = Pick<components['schemas']['BasketLine'], 'productId' | 'carType' | 'productInfo'>;
type LineInput = BodyOf<'/woojiapi/order/insertshoppingcar'>;

/** @param line its productInfo is JSON, as this shop writes it */
export function forProject(line: LineInput, projectInfo: string): LineInput {
  return { ...line, productInfo: JSON.stringify({ ...JSON.parse(line.productInfo ?? '{}'), projectInfo }) };
}

/**
 * Keeps a line's project when more packs are added. Without this it would be lost: the server keeps one line for each product,
 * with the productInfo that was sent last.
 * @param line as it is about to be added
 * @param lines of the basket
 */
export function keepProject(line: LineInput, lines: readonly BasketLine[]): LineInput {
  const there = lines.find(
    ({ productId, carType }) => productId === line.productId && carType === line.carType,
  );
  const projectInfo = projectOfLine(there?.productInfo ?? '');
  if (projectInfo === '' || projectOfLine(line.productInfo ?? '') !== '') return line;
  return forProject(line, projectInfo);
}
