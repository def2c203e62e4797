import { ListTools } from '../../../ui/list-tools.tsx';
import type { FlooringModel } from '../use-flooring.ts';

/** Above the results of a search, to change it. An emptied field keeps them. */
export function SearchAgain({ model: { q, search } }: { model: FlooringModel }) {
  return (
    <ListTools
      label="Search floors and accessories"
      placeholder="Name, number, size or use"
      name="q"
      search={q}
      onSearch={(text) => text && search(text)}
    />
  );
}
