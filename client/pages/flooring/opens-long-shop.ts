import { WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import { PAGE_DATA_ID } from '../../../contracts/site/page-rendering.ts';

/** Whether the page that was opened is one of a shop that is too long to be read whole. */
export const opensLongShop = (): boolean =>
  globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent.includes(WHOLE_LISTS) ?? false;
