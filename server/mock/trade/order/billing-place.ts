import type { Place } from '../../company/addresses/site-text.ts';
import type { CompanyRow } from '../../engine/database/tables.ts';

/** Counties, which people write after the town although the post doesn't need them. */
const COUNTIES =
  /^(?:Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|(?:Co\.? |County )?Durham|(?:East |West )?Sussex|Essex|Gloucestershire|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Middlesex|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Warwickshire|Wiltshire|Worcestershire|(?:(?:North|South|West|East) )?Yorkshire)$/i;

/**
 * Splits a company's address, stored as one text, into the fields of a billing address. The customer can correct mistakes.
 */
export function billingPlace({
  company_name,
  company_addr,
  post_code,
}: Pick<CompanyRow, 'company_name' | 'company_addr' | 'post_code'>): Place {
  const parts = company_addr
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 2 && COUNTIES.test(parts.at(-1) ?? '')) parts.pop();
  const town = parts.length > 1 ? (parts.pop() ?? '') : '';
  const [line1 = '', ...rest] = parts;
  return { companyName: company_name, line1, line2: rest.join(', '), town, postCode: post_code };
}
