/** The most characters of a job reference that the contract allows. */
const JOB_REFERENCE_MAX = 60;
/** The most characters of an address line or a town. */
const LINE_MAX = 120;
const TOWN_MAX = 80;

/** A quotation's title as a job reference: as many whole words as fit. */
export const jobReferenceOf = (title: string) => fitting(title.trim(), JOB_REFERENCE_MAX);

/** Splits a site's address, which is one text, into the lines of a delivery address. */
export function addressOf(siteAddress: string) {
  const parts = siteAddress
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const town = parts.length > 1 ? (parts.pop() ?? '') : '';
  const [line1 = '', ...others] = parts;
  return {
    'delivery.line1': fitting(line1, LINE_MAX),
    'delivery.line2': fitting(others.join(', '), LINE_MAX),
    'delivery.town': fitting(town, TOWN_MAX),
  };
}

/** Whether an address of the book is the site: the site's address contains its first line. */
export const isAt = (siteAddress: string, line1: string) =>
  siteAddress === '' || lettersOf(siteAddress).includes(lettersOf(line1));

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function fitting(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1);
  const end = words.search(/\s\S*$/);
  // don't cut a surrogate pair in half
  return (end > 0 ? words.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}
