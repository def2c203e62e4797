import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { cutLayers } from '../../../fixtures/catalogue/cut-layers.ts';
import { layersOf } from '../../../fixtures/catalogue/technical/layers.ts';
import { pliesOf } from './plies.ts';

describe('the plies of a board', () => {
  const floors = catalogue().filter((item) => item.kind === 'floor');

  it.each(floors.map((floor) => [floor.number, floor] as const))(
    'are those of the picture of its edge: %s',
    (_name, floor) => {
      const drawn = pliesOf(layersOf(floor));
      const cut = cutLayers(floor).flatMap((layer) =>
        Array(layer.plies).fill(layer.thicknessMm / layer.plies),
      );
      expect(drawn.map(({ thicknessMm }) => thicknessMm)).toEqual(cut);
    },
  );
});
