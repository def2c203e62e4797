import { WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import { PAGE_DATA_ID } from '../../../contracts/site/page-rendering.ts';

/** Whether the page that was opened is one of a long shop. */
export const opensLongShop = (): boolean =>
  globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent.includes(WHOLE_LISTS) ?? false;
