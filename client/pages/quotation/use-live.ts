import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page hydrates: the query and what this browser keeps come with the first update. */
export const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
