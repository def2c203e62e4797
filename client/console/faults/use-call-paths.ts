import useSWRImmutable from 'swr/immutable';
import { CONSOLE_PATH } from '../../../contracts/api/mock-console.ts';
import type { SelectOption } from '../../ui/select.tsx';

async function readPaths(url: string): Promise<string[]> {
  const contract: unknown = await (await fetch(url)).json();
  const paths =
    typeof contract === 'object' && contract !== null && 'paths' in contract ? contract.paths : {};
  return Object.keys(paths ?? {});
}

/** Every call of the contract, to choose from; none while the contract is loading. */
export function useCallPaths(): readonly SelectOption[] {
  const { data = [] } = useSWRImmutable(`${CONSOLE_PATH}/openapi.json`, readPaths);
  return data.map((path) => ({ value: path, label: path }));
}
