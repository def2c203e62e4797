import { expect, it } from 'vitest';
import { basketRow, type ReceivedLine } from '../basket-rows.ts';
import { basketCsv } from './basket-csv.ts';

const floor: ReceivedLine = {
  carId: 'b-1',
  carType: 0,
  productNo: 'AL-M101',
  productName: 'Oak, Rustic',
  productPrice: 4590,
  productUnit: 'Pack/M2',
  number: 3,
  amount: 6.51,
  packSize: 2.17,
  packWeight: 19.4,
};

it('has a row for each line, money in pounds, and escapes text that looks like a formula', () => {
  const lines: ReceivedLine[] = [
    floor,
    {
      ...floor,
      productNo: 'AL-Z1',
      productName: '=Skirting',
      productUnit: 'Piece',
      number: 2,
      amount: 8,
      packWeight: 5,
    },
    { ...floor, carType: 1, productPrice: 0, productUnit: 'Piece', number: 1, amount: 1, packWeight: 0 },
    {
      ...floor,
      productUnit: 'm²',
      amount: 20,
      number: 20,
      packWeight: 0,
      productInfo: '{"installMethods":"Click"}',
    },
    { carId: 'b-5', productNo: 'AL-X', number: 2, productName: null },
  ];
  expect(basketCsv(lines.map((line) => basketRow(line))).split('\r\n')).toEqual([
    '\uFEFFProduct number,Name,Kind,Packs,Amount,Unit,Price (£),Cost (£),Weight (kg)',
    'AL-M101,"Oak, Rustic",Floor,3,6.51,m²,45.90,298.81,58.20',
    "AL-Z1,'=Skirting,Accessory,2,8,Piece,45.90,367.20,10.00",
    'AL-M101,"Oak, Rustic",Sample,,1,Piece,0.00,0.00,0.00',
    'AL-M101,"Oak, Rustic",Fitting,,20.00,m²,45.90,918.00,0.00',
    'AL-X,AL-X,No longer available,2,0,,,,0.00',
    '',
  ]);
});
