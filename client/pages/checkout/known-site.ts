/** Characters of a job reference, as the contract takes it. */
const JOB_REFERENCE_MAX = 60;
/** Characters of an address's lines and of its town. */
const LINE_MAX = 120;
const TOWN_MAX = 80;

/** A quotation's title as a job reference: as much of it as fits, by whole words where there are any. */
export const jobReferenceOf = (title: string) => fitting(title.trim(), JOB_REFERENCE_MAX);

/** A site's address, written in one text, as the lines of a delivery address. */
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

/** Whether an address of the book is the site: its first line stands in the site's address. */
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
  // no half of a pair is left
  return (end > 0 ? words.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}
