import type { PlanAccessory, PlanFacts, PlanFloor } from '../plan.ts';

/** A small catalogue with round figures, for sums by hand. */
const suit = { suitability: 'suitable', note: '' } as const;

const GLUED: PlanFloor['accessories'] = [
  { productId: 'tub', kind: 'Adhesive', methods: ['Glue down'] },
  { productId: 'bottle', kind: 'Adhesive', methods: ['Floating'] },
  { productId: 'underlay', kind: 'Underlay', methods: ['Floating'] },
  { productId: 'skirting', kind: 'Skirting' },
  { productId: 'scotia', kind: 'Scotia' },
  { productId: 'bar', kind: 'Door bar' },
  { productId: 'sill', kind: 'Door sill' },
  { productId: 'profile', kind: 'Edge profile' },
  { productId: 'nosing', kind: 'Stair nosing' },
  { productId: 'oil', kind: 'Care' },
  { productId: 'soap', kind: 'Care' },
];

const plank: PlanFloor = {
  productId: 'plank',
  productNo: 'AL-M101',
  productName: 'Harwich Oak',
  productSeries: 'Multiply Inspiration',
  productSurface: 'Brushed, UV oiled',
  specification: '15(4) x 190 x 1900 mm',
  treeType: 'Oak',
  productLevel: 'Nature',
  productColor: 'Natural',
  finish: 'UV oiled',
  mainImg: '/plank.webp',
  productUnit: 'Pack/M2',
  productPrice: 4590,
  packSize: 2.17,
  packWeight: 19.4,
  palletSize: 40,
  inventoryBalance: 100,
  layouts: [
    { layout: 'Straight', percent: 7 },
    { layout: 'Diagonal', percent: 12 },
  ],
  installMethods: ['Glue down', 'Floating'],
  lengthMm: 1900,
  widthMm: 190,
  thicknessMm: 15,
  wearLayerMm: 4,
  weightKgM2: 8.9,
  fireClass: 'Dfl-s1',
  slipWetPtv: 34,
  leadTimeDays: 10,
  heating: suit,
  bathroom: { suitability: 'with restrictions', note: 'Glue it down.' },
  stairs: suit,
  commercial: { suitability: 'not suitable', note: 'For homes.' },
  accessories: GLUED,
};

const floor = (productId: string, packSize: number, layout: string, percent: number): PlanFloor => ({
  ...plank,
  productId,
  productNo: productId,
  packSize,
  layouts: [{ layout, percent }],
  installMethods: ['Glue down'],
});

const accessory = (
  productId: string,
  kind: PlanAccessory['kind'],
  productPrice: number,
  packSize: number,
  packWeight: number,
  more: Partial<PlanAccessory> = {},
): PlanAccessory => ({
  productId,
  productNo: productId,
  productName: productId,
  mainImg: '/bar.webp',
  specification: '',
  productUnit: 'Piece',
  productPrice,
  packSize,
  packWeight,
  palletSize: 40,
  inventoryBalance: 50,
  kind,
  ...more,
});

export const planFacts: PlanFacts = {
  floors: [
    plank,
    floor('block', 1.2, 'Single herringbone', 10),
    floor('chevron', 1.1, 'Straight rows', 15),
    floor('panel', 0.64, 'Square to the room', 10),
    {
      ...floor('vinyl', 2.2, 'Straight', 5),
      productSeries: 'Vinyl',
      useClass: '23/33/42',
      installMethods: ['Click'],
      thicknessMm: 5,
      bathroom: suit,
      heating: suit,
      stairs: { suitability: 'not suitable', note: 'It lies loose.' },
    },
  ],
  accessories: [
    accessory('tub', 'Adhesive', 7450, 1, 15.6, { coverage: { unit: 'kg', perM2: 1.1, pack: 15 } }),
    accessory('bottle', 'Adhesive', 585, 12, 9.8, { coverage: { unit: 'kg', perM2: 0.03, pack: 9 } }),
    accessory('underlay', 'Underlay', 320, 15, 4.8, { coverage: { unit: 'm2', pack: 15 } }),
    accessory('skirting', 'Skirting', 4290, 4, 15.9, { lengthMm: 2400, heightMm: 20 }),
    accessory('scotia', 'Scotia', 890, 10, 5.6, { lengthMm: 2400, heightMm: 19 }),
    accessory('bar', 'Door bar', 1490, 5, 2.4, { lengthMm: 900, heightMm: 4 }),
    accessory('sill', 'Door sill', 2950, 5, 6.8, { lengthMm: 2400, heightMm: 15 }),
    accessory('profile', 'Edge profile', 1680, 10, 6.2, { lengthMm: 2700, heightMm: 15 }),
    accessory('nosing', 'Stair nosing', 3890, 2, 3.1, { lengthMm: 1200, heightMm: 15 }),
    accessory('oil', 'Care', 6890, 4, 10.8, { coverage: { unit: 'l', perM2: 0.04, pack: 10 } }),
    accessory('soap', 'Care', 1145, 12, 12.9),
  ],
  fittings: [
    {
      method: 'Glue down',
      productId: 'fit-glue',
      productNo: 'F1',
      productName: 'Fitting, glue down',
      productPrice: 3250,
    },
    {
      method: 'Click',
      productId: 'fit-click',
      productNo: 'F4',
      productName: 'Fitting, click',
      productPrice: 1850,
    },
  ],
};
