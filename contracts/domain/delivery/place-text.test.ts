import { describe, expect, it } from 'vitest';
import { namedPlace, placeLines, placeText } from './place-text.ts';

const place = (companyName: string, line1: string, line2: string, town: string, postCode: string) => ({
  companyName,
  line1,
  line2,
  town,
  postCode,
});

describe('an address in one line', () => {
  it.each([
    [
      place('Moss Studio', '1 Mill Lane', '', 'Ipswich', 'IP4 9ZZ'),
      'Moss Studio, 1 Mill Lane, Ipswich IP4 9ZZ',
    ],
    [place('', '1 Mill Lane', '', 'Ipswich', 'IP4 9ZZ'), '1 Mill Lane, Ipswich IP4 9ZZ'],
    [place('', '1 Mill Lane', 'Unit 4', 'Ipswich', 'IP4 9ZZ'), '1 Mill Lane, Unit 4, Ipswich IP4 9ZZ'],
    [place('', '18 Tanyard Yard, Ipswich', '', 'Ipswich', 'IP4 9ZZ'), '18 Tanyard Yard, Ipswich IP4 9ZZ'],
    [place('', '18 Tanyard Yard', 'Ipswich', 'Ipswich', 'IP4 9ZZ'), '18 Tanyard Yard, Ipswich IP4 9ZZ'],
    [place('', '18 Tanyard Yard', 'IPSWICH', 'Ipswich', 'IP4 9ZZ'), '18 Tanyard Yard, IPSWICH IP4 9ZZ'],
    [place('', ' 18 Tanyard Yard ', ' ', ' Ipswich ', ' IP4 9ZZ '), '18 Tanyard Yard, Ipswich IP4 9ZZ'],
    [place('', '3 Ipswich Road', '', 'Ipswich', 'IP4 9ZZ'), '3 Ipswich Road, Ipswich IP4 9ZZ'],
    [place('Ipswich', '3 High Street', '', 'Ipswich', 'IP4 9ZZ'), 'Ipswich, 3 High Street, Ipswich IP4 9ZZ'],
    [place('', '1 Mill Lane', '', '', 'IP4 9ZZ'), '1 Mill Lane IP4 9ZZ'],
    [place('', '1 Mill Lane', '', 'Ipswich', ''), '1 Mill Lane, Ipswich'],
    [place('', '', '', 'Ipswich', 'IP4 9ZZ'), 'Ipswich IP4 9ZZ'],
    [place('', '', '', '', 'IP4 9ZZ'), 'IP4 9ZZ'],
    [place('', '', '', 'Ipswich', ''), 'Ipswich'],
    [place('Moss Studio', '', '', '', ''), 'Moss Studio'],
    [place('', '', '', '', ''), ''],
    [
      place('', 'Flat 2, 9 Quay, Wells-next-the-Sea', '', 'Wells-next-the-Sea', 'NR23 1AA'),
      'Flat 2, 9 Quay, Wells-next-the-Sea NR23 1AA',
    ],
    [
      place('', '4 Stow Hill', 'Newport', 'Casnewydd', 'NP20 1AA'),
      '4 Stow Hill, Newport, Casnewydd NP20 1AA',
    ],
  ])('%j is %s', (one, text) => {
    expect(placeText(one)).toBe(text);
  });
});

describe('an address as on an envelope', () => {
  it('has the town and the post code in lines of their own', () => {
    expect(placeLines(place('Moss Studio', '1 Mill Lane', '', 'Ipswich', 'IP4 9ZZ'))).toEqual([
      'Moss Studio',
      '1 Mill Lane',
      'Ipswich',
      'IP4 9ZZ',
    ]);
  });

  it('names the town once', () => {
    expect(placeLines(place('', '18 Tanyard Yard, ipswich', '', 'Ipswich', 'IP4 9ZZ'))).toEqual([
      '18 Tanyard Yard, ipswich',
      'IP4 9ZZ',
    ]);
    expect(placeLines(place('', '18 Tanyard Yard', 'Ipswich', 'Ipswich', 'IP4 9ZZ'))).toEqual([
      '18 Tanyard Yard',
      'Ipswich',
      'IP4 9ZZ',
    ]);
  });

  it('leaves out what is empty', () => {
    expect(placeLines(place('', '1 Mill Lane', ' ', '', 'IP4 9ZZ'))).toEqual(['1 Mill Lane', 'IP4 9ZZ']);
    expect(placeLines(place('', '', '', '', ''))).toEqual([]);
  });
});

describe('an address by its name', () => {
  const IPSWICH = { town: 'Ipswich', postCode: 'IP4 9ZZ' };
  it.each([
    ['Yard, Ipswich', IPSWICH, 'Yard, Ipswich IP4 9ZZ'],
    ['Yard', IPSWICH, 'Yard, Ipswich IP4 9ZZ'],
    ['Ipswich', IPSWICH, 'Ipswich IP4 9ZZ'],
    ['Ipswich yard', IPSWICH, 'Ipswich yard, Ipswich IP4 9ZZ'],
    ['Yard,Ipswich', IPSWICH, 'Yard,Ipswich IP4 9ZZ'],
    ['Site, North Ipswich', IPSWICH, 'Site, North Ipswich, Ipswich IP4 9ZZ'],
    ['', IPSWICH, 'Ipswich IP4 9ZZ'],
    ['Yard, ', IPSWICH, 'Yard, Ipswich IP4 9ZZ'],
  ])('%j is %s', (name, at, text) => {
    expect(namedPlace(name, at)).toBe(text);
  });
});
