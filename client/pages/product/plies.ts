import type { FloorSpec } from '../../data/floor-spec.ts';

type Layer = FloorSpec['layers'][number];

/** One ply of the section through a board, as drawn. */
export interface Ply {
  readonly key: string;
  readonly part: Layer['part'];
  readonly thicknessMm: number;
  /** of a plywood core: every other ply runs across */
  readonly across: boolean;
}

/** @returns the plies from the top down: as many per layer as its description says, e.g. `Birch plywood core, 7 plies` */
export function pliesOf(layers: readonly Layer[]): Ply[] {
  return layers.flatMap(({ part, material, thicknessMm }, layer) => {
    const count = Number(/(\d+) plies$/.exec(material)?.[1] ?? 1);
    return Array.from({ length: count }, (_, ply) => ({
      key: `${layer} ${ply}`,
      part,
      thicknessMm: thicknessMm / count,
      across: count > 1 && ply % 2 === 0,
    }));
  });
}
