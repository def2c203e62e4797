import { isUnavailable } from '../lib/reading.ts';
import { InlineAlert } from './inline-alert.tsx';
import { SalesOffice } from './sales-office.tsx';

/** Why something could not be done, where it was begun; undefined shows nothing. */
export function Problem({ error }: { error: unknown }) {
  return <InlineAlert>{error === undefined ? '' : wordsOf(error)}</InlineAlert>;
}

function wordsOf(error: unknown) {
  if (isUnavailable(error)) {
    return (
      <>
        This can’t be done online. <SalesOffice />
      </>
    );
  }
  return error instanceof Error ? error.message : String(error);
}
