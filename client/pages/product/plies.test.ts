import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { cutLayers } from '../../../fixtures/catalogue/cut-layers.ts';
import { layersOf } from '../../../fixtures/catalogue/technical/layers.ts';
import { differs, offenders } from '../../../fixtures/testing/offenders.ts';
import { pliesOf } from './plies.ts';

describe('the plies of a board', () => {
  const floors = catalogue().filter((item) => item.kind === 'floor');

  it('are those of the picture of its edge, for every floor', () => {
    const faulty = offenders(
      floors,
      ({ number }) => number,
      (floor) => {
        const drawn = pliesOf(layersOf(floor)).map(({ thicknessMm }) => thicknessMm);
        const cut = cutLayers(floor).flatMap(({ plies, thicknessMm }) =>
          Array(plies).fill(thicknessMm / plies),
        );
        return [differs('plies in mm', drawn, cut)];
      },
    );
    expect(faulty).toEqual([]);
  });
});
