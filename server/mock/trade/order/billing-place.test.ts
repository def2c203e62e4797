import { expect, it } from 'vitest';
import { billingPlace } from './billing-place.ts';

it.each([
  ['18 Tanyard Yard, Ipswich, Suffolk', ['18 Tanyard Yard', '', 'Ipswich']],
  ['Third Floor, 7 Ropewalk Court, London', ['Third Floor', '7 Ropewalk Court', 'London']],
  ['Unit 4, Alder Wharf, Mill Lane, Chelmsford, ESSEX', ['Unit 4', 'Alder Wharf, Mill Lane', 'Chelmsford']],
  ['1 Mill Lane\nNorwich', ['1 Mill Lane', '', 'Norwich']],
  ['12 High Street, Durham', ['12 High Street', '', 'Durham']],
  ['1 Mill Lane', ['1 Mill Lane', '', '']],
  [' , ', ['', '', '']],
])('reads %j as lines and a town', (address, [line1, line2, town]) => {
  const company = { company_name: 'Halloran & Pike', company_addr: address, post_code: 'IP4 9ZZ' };
  expect(billingPlace(company)).toEqual({
    companyName: 'Halloran & Pike',
    line1,
    line2,
    town,
    postCode: 'IP4 9ZZ',
  });
});
