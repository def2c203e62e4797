import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { productFiles, sizeText } from './product-files.ts';

const floor = toProduct(itemByNumber('AL-H101'));

describe('files of a product', () => {
  it('are those that its fields name if the backend lists none, without folders; none if the fields are empty', () => {
    expect(productFiles({ ...floor, model3d: '', revitFile: '', archicadFile: '' })).toEqual([]);
    const files = productFiles({ ...floor, model3d: '/files/al-h101.glb', revitFile: 'al-h101.rfa' });
    expect(files.map(({ label, detail, fileName }) => [label, detail, fileName])).toEqual([
      ['3D model', 'glTF binary', 'al-h101.glb'],
      ['Revit', 'RFA', 'al-h101.rfa'],
      ['Archicad', 'IFC', 'al-h101.ifc'],
    ]);
  });

  it('are listed once each, with their size, even one for two programs', () => {
    const files = productFiles(floor, [
      { kind: 'revitFile', fileName: 'a.ifc', bytes: 12_400 },
      { kind: 'archicadFile', fileName: 'a.ifc', bytes: 12_400 },
      { kind: 'textures', fileName: 'a.zip' },
      { kind: 'dataSheet', fileName: 'a.pdf', bytes: 84_210 },
    ]);
    expect(files.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'Data sheet: PDF, 84 kB',
      'Texture set: ZIP of seamless maps',
      'Revit and Archicad: IFC, 12 kB',
    ]);
    expect(files[2]?.kinds).toEqual(['revitFile', 'archicadFile']);
  });

  it('give their size in thousands', () => {
    expect([1, 999_400, 999_600, 1_250_000].map(sizeText)).toEqual(['1 kB', '999 kB', '1.0 MB', '1.3 MB']);
  });
});
